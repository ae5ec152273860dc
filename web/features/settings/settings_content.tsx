// The settings of the page's look and of runs.
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import {
  contrastHigh,
  contrastLabel,
  cornerPlaces,
  cornerPlacesAbout,
  digitFirst,
  digitFirstAbout,
  digitsOfLargeGrids,
  everyElimination,
  everyEliminationAbout,
  fillNotes,
  fillNotesAbout,
  hardestHint,
  hintStage,
  hintStageAll,
  hintStageLook,
  hintStagePattern,
  marksAllWrong,
  marksClashes,
  marksNothing,
  marksWrong,
  measureTime,
  measureTimeAbout,
  offlineOpened,
  offlinePartly,
  offlineReady,
  offlineUnavailable,
  offlineUnknown,
  playingSettings,
  showCandidates,
  showCandidatesAbout,
  textLarge,
  textLargest,
  textNormal,
  textSize,
  themeDark,
  themeLabel,
  themeLight,
  tidyNotes,
  tidyNotesAbout,
  uniquenessHints,
  uniquenessHintsAbout,
  watchingSettings,
} from '../../language/generated/settings';
import { languageLabel, sameAsSystem } from '../../language/generated/app';
import { choiceOpen } from '../../language/generated/logic';
import { scaleLabel } from '../../language/generated/rating_page';
import { languages } from '../../language/language';
import { say } from '../../language/say';
import { scales } from '../../protocol/rating';
import type { HasUpdate } from '../../pwa/update';
import { gradeNumber, type HintGrade, hintGrades } from '../../state/settings';
import { Select } from '../../ui/algorithm_choice';
import { Button } from '../../ui/controls/button';
import { Check, Segments } from '../../ui/controls/choice';
import { loadSolverTexts } from '../../language/solver_texts';
import { useLazyPart } from '../../ui/lazy_part';
import type { DeskNeeds } from '../logic/logic_desk';
import { gradeWord } from '../rating/grade';
import { scaleWords } from '../rating/scales';
import styles from './settings_content.module.css';

const themes = [
  { value: 'system', text: sameAsSystem },
  { value: 'light', text: themeLight },
  { value: 'dark', text: themeDark },
] as const;

const contrasts = [
  { value: 'system', text: sameAsSystem },
  { value: 'high', text: contrastHigh },
] as const;

const textSizes = [
  { value: 'normal', text: textNormal },
  { value: 'large', text: textLarge },
  { value: 'largest', text: textLargest },
] as const;

const symbolStyles = [
  { value: 'numbers', text: '9, 10, 11' },
  { value: 'letters', text: '9, A, B' },
] as const;

const wrongMarks = [
  { value: 'clashes', text: marksClashes },
  { value: 'all', text: marksAllWrong },
  { value: 'nothing', text: marksNothing },
] as const;

const hintStages = [
  { value: 3, text: hintStageAll },
  { value: 2, text: hintStagePattern },
  { value: 1, text: hintStageLook },
] as const;

const offlineWords = {
  ready: offlineReady,
  unknown: offlineUnknown,
  opened: offlineOpened,
  partly: offlinePartly,
  unavailable: offlineUnavailable,
} as const;

function SettingCheck({
  label,
  hint,
  setting,
}: {
  label: string;
  hint: string;
  setting: Signal<boolean>;
}): JSX.Element {
  return <Check label={label} hint={hint} checked={setting.value} onChange={(checked) => (setting.value = checked)} />;
}

/** Together with the names that it shows. */
const loadChoice = async () => (await Promise.all([import('../logic/learn/learn_views'), loadSolverTexts()]))[0];

export function SettingsContent({ app }: { app: DeskNeeds['app'] & HasUpdate }): JSX.Element {
  const { settings } = app;
  const isChoosing = useSignal(false);
  const choice = useLazyPart(isChoosing.value, loadChoice);
  return (
    <>
      <Segments
        name="theme"
        label={say(themeLabel)}
        options={themes.map(({ value, text }) => ({ value, text: say(text) }))}
        chosen={settings.theme.value}
        onChoose={(theme) => (settings.theme.value = theme)}
      />
      <Segments
        name="contrast"
        label={say(contrastLabel)}
        options={contrasts.map(({ value, text }) => ({ value, text: say(text) }))}
        chosen={settings.contrast.value}
        onChoose={(contrast) => (settings.contrast.value = contrast)}
      />
      <Segments
        name="text-size"
        label={say(textSize)}
        options={textSizes.map(({ value, text }) => ({ value, text: say(text) }))}
        chosen={settings.textSize.value}
        onChoose={(size) => (settings.textSize.value = size)}
      />
      <Segments
        name="language"
        label={say(languageLabel)}
        options={[
          { value: 'system', text: say(sameAsSystem) },
          ...languages.map(({ tag, name }) => ({ value: tag, text: name })),
        ]}
        chosen={settings.language.value}
        onChoose={(language) => (settings.language.value = language)}
      />
      <Segments
        name="symbols"
        label={say(digitsOfLargeGrids)}
        options={symbolStyles}
        chosen={settings.symbols.value}
        onChoose={(style) => (settings.symbols.value = style)}
      />
      <Segments
        name="scale"
        label={say(scaleLabel)}
        options={scales.map((scale) => ({ value: scale, text: say(scaleWords[scale].name) }))}
        chosen={settings.scale.value}
        onChoose={(scale) => (settings.scale.value = scale)}
      />
      <Segments
        name="marks-wrong"
        label={say(marksWrong)}
        options={wrongMarks.map(({ value, text }) => ({ value, text: say(text) }))}
        chosen={settings.marksWrong.value}
        onChoose={(marked) => (settings.marksWrong.value = marked)}
      />
      <fieldset class={styles.checks}>
        <legend>{say(playingSettings)}</legend>
        <SettingCheck label={say(measureTime)} hint={say(measureTimeAbout)} setting={settings.timer} />
        <SettingCheck label={say(digitFirst)} hint={say(digitFirstAbout)} setting={settings.digitFirst} />
        <SettingCheck label={say(fillNotes)} hint={say(fillNotesAbout)} setting={settings.fillsNotes} />
        <SettingCheck label={say(tidyNotes)} hint={say(tidyNotesAbout)} setting={settings.tidyNotes} />
        <SettingCheck label={say(cornerPlaces)} hint={say(cornerPlacesAbout)} setting={settings.cornerPlaces} />
        <Select
          label={say(hintStage)}
          value={String(settings.hintStage.value)}
          options={hintStages.map(({ value, text }) => ({ value: String(value), text: say(text) }))}
          inline
          onChoose={(chosen) => (settings.hintStage.value = Number(chosen) as 1 | 2 | 3)}
        />
        <Select
          label={say(hardestHint)}
          value={settings.hardestHint.value}
          options={hintGrades.map((grade) => ({ value: grade, text: gradeWord(gradeNumber(grade)) }))}
          inline
          onChoose={(grade) => (settings.hardestHint.value = grade as HintGrade)}
        />
        <Button look="outlined" onClick={() => (isChoosing.value = true)}>
          {say(choiceOpen)}
        </Button>
        {isChoosing.value && choice.views && (
          <choice.views.TechniqueChoice app={app} onClose={() => (isChoosing.value = false)} />
        )}
        <SettingCheck
          label={say(uniquenessHints)}
          hint={say(uniquenessHintsAbout)}
          setting={settings.uniquenessHints}
        />
      </fieldset>
      <fieldset class={styles.checks}>
        <legend>{say(watchingSettings)}</legend>
        <SettingCheck label={say(showCandidates)} hint={say(showCandidatesAbout)} setting={settings.showCandidates} />
        <SettingCheck
          label={say(everyElimination)}
          hint={say(everyEliminationAbout)}
          setting={settings.everyElimination}
        />
      </fieldset>
      <p class={styles.offline}>{say(offlineWords[app.update.offline.value])}</p>
    </>
  );
}
