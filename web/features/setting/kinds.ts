// The kinds of clues that a person can draw: one row a kind, and nothing else on the page knows them one by one.
// Their ids and data are those of the solver (solver/src/constraints/*_kinds.cpp), which are those of f-puzzles.
import * as texts from '../../language/generated/setting';
import type { Text } from '../../language/text';
import type { ClueValue } from './values';

export const kindGroups = ['pairs', 'cages', 'lines', 'outside', 'grid'] as const;
export type KindGroup = (typeof kindGroups)[number];

/**
 * The members of a clue's entry, and the way in which it is drawn.
 *
 *   cell      {cell}                  pair    {cells: [a, b]}             corner    {cells: [four]}
 *   cells     {cells}                 copy    {cells, cloneCells}         areas     {groups: [[...], ...]}
 *   counted   {cells, cell}           line    {lines: [[...]]}            branches  {lines: [[...], ...]}
 *   arrow     {cells: bulb, lines}    beside  {cell} outside the grid     diagonal  {cell, direction}
 *   flag      no entries: a rule of the whole grid
 */
export type ClueForm =
  | 'cell'
  | 'pair'
  | 'corner'
  | 'cells'
  | 'copy'
  | 'areas'
  | 'counted'
  | 'line'
  | 'branches'
  | 'arrow'
  | 'beside'
  | 'diagonal'
  | 'flag';

/** The facts about a grid on which the words of a rule depend. */
export interface RuleFacts {
  /** 0 if none of the kind's clues has a value. */
  readonly valueCount: number;
  /** The values of the kind's clues, each once. */
  readonly valuesName: string;
  /** The largest digit. */
  readonly largestCount: number;
}

export interface Kind {
  /** For one of several flags that share a constraint: its name, and its entry after a blank. */
  readonly id: string;
  readonly group: KindGroup;
  readonly form: ClueForm;
  /** Missing if its clues have no value. */
  readonly value?: ClueValue;
  readonly name: Text;
  /** Names by which setters look for it, in any language. */
  readonly alias?: string;
  /** One sentence for players. */
  readonly rule: Text | Text<RuleFacts>;
}

export const clueKinds: readonly Kind[] = [
  { id: 'odd', group: 'pairs', form: 'cell', name: texts.setOdd, rule: texts.setOddRule },
  { id: 'even', group: 'pairs', form: 'cell', name: texts.setEven, rule: texts.setEvenRule },
  { id: 'minimum', group: 'pairs', form: 'cell', name: texts.setMinimum, rule: texts.setMinimumRule },
  { id: 'maximum', group: 'pairs', form: 'cell', name: texts.setMaximum, rule: texts.setMaximumRule },
  {
    id: 'difference',
    group: 'pairs',
    form: 'pair',
    value: 'difference',
    name: texts.setWhiteDot,
    alias: 'kropki',
    rule: texts.setWhiteDotRule,
  },
  {
    id: 'ratio',
    group: 'pairs',
    form: 'pair',
    value: 'ratio',
    name: texts.setBlackDot,
    alias: 'kropki',
    rule: texts.setBlackDotRule,
  },
  { id: 'xv', group: 'pairs', form: 'pair', value: 'xv', name: texts.setXv, rule: texts.setXvRule },
  { id: 'inequality', group: 'pairs', form: 'pair', value: 'sign', name: texts.setGreater, rule: texts.setGreaterRule },
  {
    id: 'quadruple',
    group: 'pairs',
    form: 'corner',
    value: 'digits',
    name: texts.setQuadruple,
    rule: texts.setQuadrupleRule,
  },
  { id: 'killercage', group: 'cages', form: 'cells', value: 'sum', name: texts.setKiller, rule: texts.setKillerRule },
  {
    id: 'sumcage',
    group: 'cages',
    form: 'cells',
    value: 'looseSum',
    name: texts.setSumCage,
    rule: texts.setSumCageRule,
  },
  { id: 'extraregion', group: 'cages', form: 'cells', name: texts.setExtraRegion, rule: texts.setExtraRegionRule },
  { id: 'clone', group: 'cages', form: 'copy', name: texts.setClone, rule: texts.setCloneRule },
  { id: 'equalsum', group: 'cages', form: 'areas', name: texts.setEqualSum, rule: texts.setEqualSumRule },
  { id: 'samevalues', group: 'cages', form: 'areas', name: texts.setSameValues, rule: texts.setSameValuesRule },
  {
    id: 'rellikcage',
    group: 'cages',
    form: 'cells',
    value: 'avoided',
    name: texts.setRellik,
    rule: texts.setRellikRule,
  },
  { id: 'equalitycage', group: 'cages', form: 'cells', name: texts.setEquality, rule: texts.setEqualityRule },
  {
    id: 'lookandsay',
    group: 'cages',
    form: 'cells',
    value: 'said',
    name: texts.setLookAndSay,
    rule: texts.setLookAndSayRule,
  },
  {
    id: 'containatleast',
    group: 'cages',
    form: 'cells',
    value: 'listed',
    name: texts.setAtLeast,
    rule: texts.setAtLeastRule,
  },
  {
    id: 'containexact',
    group: 'cages',
    form: 'cells',
    value: 'listed',
    name: texts.setExactly,
    rule: texts.setExactlyRule,
  },
  {
    id: 'lunchbox',
    group: 'cages',
    form: 'cells',
    value: 'inner',
    name: texts.setLunchbox,
    rule: texts.setLunchboxRule,
  },
  { id: 'countingcircles', group: 'cages', form: 'cells', name: texts.setCircles, rule: texts.setCirclesRule },
  { id: 'countdistinct', group: 'cages', form: 'counted', name: texts.setDistinct, rule: texts.setDistinctRule },
  { id: 'rowindexer', group: 'cages', form: 'cells', name: texts.setRowIndexer, rule: texts.setRowIndexerRule },
  {
    id: 'columnindexer',
    group: 'cages',
    form: 'cells',
    name: texts.setColumnIndexer,
    rule: texts.setColumnIndexerRule,
  },
  { id: 'boxindexer', group: 'cages', form: 'cells', name: texts.setBoxIndexer, rule: texts.setBoxIndexerRule },
  { id: 'thermometer', group: 'lines', form: 'branches', name: texts.setThermometer, rule: texts.setThermometerRule },
  {
    id: 'slowthermometer',
    group: 'lines',
    form: 'branches',
    name: texts.setSlowThermometer,
    rule: texts.setSlowThermometerRule,
  },
  { id: 'arrow', group: 'lines', form: 'arrow', name: texts.setArrow, rule: texts.setArrowRule },
  { id: 'doublearrow', group: 'lines', form: 'line', name: texts.setDoubleArrow, rule: texts.setDoubleArrowRule },
  { id: 'palindrome', group: 'lines', form: 'line', name: texts.setPalindrome, rule: texts.setPalindromeRule },
  { id: 'renban', group: 'lines', form: 'line', name: texts.setRenban, rule: texts.setRenbanRule },
  {
    id: 'whispers',
    group: 'lines',
    form: 'line',
    value: 'step',
    name: texts.setWhispers,
    alias: 'german dutch',
    rule: texts.setWhispersRule,
  },
  { id: 'betweenline', group: 'lines', form: 'line', name: texts.setBetween, rule: texts.setBetweenRule },
  { id: 'lockout', group: 'lines', form: 'line', value: 'step', name: texts.setLockout, rule: texts.setLockoutRule },
  { id: 'regionsumline', group: 'lines', form: 'line', name: texts.setRegionSum, rule: texts.setRegionSumRule },
  { id: 'sumline', group: 'lines', form: 'line', value: 'lineSum', name: texts.setSumLine, rule: texts.setSumLineRule },
  { id: 'zipperline', group: 'lines', form: 'line', name: texts.setZipper, rule: texts.setZipperRule },
  { id: 'nabner', group: 'lines', form: 'line', name: texts.setNabner, rule: texts.setNabnerRule },
  { id: 'entropicline', group: 'lines', form: 'line', name: texts.setEntropic, rule: texts.setEntropicRule },
  {
    id: 'modularline',
    group: 'lines',
    form: 'line',
    value: 'modulus',
    name: texts.setModular,
    rule: texts.setModularRule,
  },
  { id: 'parityline', group: 'lines', form: 'line', name: texts.setParity, rule: texts.setParityRule },
  { id: 'sequence', group: 'lines', form: 'line', name: texts.setSequence, rule: texts.setSequenceRule },
  { id: 'valueindexing', group: 'lines', form: 'line', name: texts.setValueIndexing, rule: texts.setValueIndexingRule },
  {
    id: 'pairwise',
    group: 'lines',
    form: 'line',
    value: 'formula',
    name: texts.setFormula,
    rule: texts.setFormulaRule,
  },
  { id: 'regex', group: 'lines', form: 'line', value: 'expression', name: texts.setRegex, rule: texts.setRegexRule },
  {
    id: 'sandwichsum',
    group: 'outside',
    form: 'beside',
    value: 'sandwich',
    name: texts.setSandwich,
    rule: texts.setSandwichRule,
  },
  { id: 'xsum', group: 'outside', form: 'beside', value: 'firstSum', name: texts.setXSum, rule: texts.setXSumRule },
  {
    id: 'skyscraper',
    group: 'outside',
    form: 'beside',
    value: 'clueDigit',
    name: texts.setSkyscraper,
    rule: texts.setSkyscraperRule,
  },
  {
    id: 'hiddenskyscraper',
    group: 'outside',
    form: 'beside',
    value: 'clueDigit',
    name: texts.setHiddenSkyscraper,
    rule: texts.setHiddenSkyscraperRule,
  },
  {
    id: 'numberedroom',
    group: 'outside',
    form: 'beside',
    value: 'clueDigit',
    name: texts.setRoom,
    rule: texts.setRoomRule,
  },
  {
    id: 'littlekillersum',
    group: 'outside',
    form: 'diagonal',
    value: 'diagonalSum',
    name: texts.setLittleKiller,
    rule: texts.setLittleKillerRule,
  },
  {
    id: 'fullrank',
    group: 'outside',
    form: 'beside',
    value: 'rank',
    name: texts.setFullRank,
    rule: texts.setFullRankRule,
  },
  { id: 'diagonals', group: 'grid', form: 'flag', name: texts.setDiagonals, rule: texts.setDiagonalsRule },
  { id: 'diagonal-', group: 'grid', form: 'flag', name: texts.setFalling, rule: texts.setFallingRule },
  { id: 'diagonal+', group: 'grid', form: 'flag', name: texts.setRising, rule: texts.setRisingRule },
  { id: 'windows', group: 'grid', form: 'flag', name: texts.setWindows, rule: texts.setWindowsRule },
  { id: 'disjointgroups', group: 'grid', form: 'flag', name: texts.setDisjoint, rule: texts.setDisjointRule },
  { id: 'antiknight', group: 'grid', form: 'flag', name: texts.setAntiKnight, rule: texts.setAntiKnightRule },
  { id: 'antiking', group: 'grid', form: 'flag', name: texts.setAntiKing, rule: texts.setAntiKingRule },
  { id: 'antitaxicab', group: 'grid', form: 'flag', name: texts.setAntiTaxicab, rule: texts.setAntiTaxicabRule },
  {
    id: 'nonconsecutive',
    group: 'grid',
    form: 'flag',
    name: texts.setNonConsecutive,
    rule: texts.setNonConsecutiveRule,
  },
  { id: 'negative ratio', group: 'grid', form: 'flag', name: texts.setAllDots, rule: texts.setAllDotsRule },
  { id: 'negative xv', group: 'grid', form: 'flag', name: texts.setAllXv, rule: texts.setAllXvRule },
  { id: 'globalentropy', group: 'grid', form: 'flag', name: texts.setGlobalEntropy, rule: texts.setGlobalEntropyRule },
  { id: 'globalmodular', group: 'grid', form: 'flag', name: texts.setGlobalModular, rule: texts.setGlobalModularRule },
  { id: 'dutchflatmates', group: 'grid', form: 'flag', name: texts.setFlatmates, rule: texts.setFlatmatesRule },
];

const byId = new Map(clueKinds.map((kind) => [kind.id, kind]));
export const kindCalled = (id: string): Kind | undefined => byId.get(id);
