// The tools by group, with a field that finds one by its name or rule.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fitRules } from '../../grid/house_rules';
import { plainGrid, sideOf } from '../../grid/puzzle';
import * as texts from '../../language/generated/setting';
import { say } from '../../language/say';
import { Select } from '../../ui/algorithm_choice';
import { hasFlag, withFlagSet } from './clue_list';
import { type Kind, type KindGroup, clueKinds, kindGroups } from './kinds';
import styles from './palette.module.css';
import rows from './rows.module.css';
import { ruleWords } from './rules_text';
import type { SettingPlace } from './setting_place';
import { Sign } from './sign';
import { type ClueSymmetry, clueSymmetries } from './symmetry';

const groupNames: Record<KindGroup, typeof texts.setGroupPairs> = {
  pairs: texts.setGroupPairs,
  cages: texts.setGroupCages,
  lines: texts.setGroupLines,
  outside: texts.setGroupOutside,
  grid: texts.setGroupGrid,
};

function Tool({ page, setting, kind }: SettingPlace & { kind: Kind }): JSX.Element {
  return (
    <button
      type="button"
      class={styles.tool}
      aria-pressed={setting.tool.value === kind.id}
      title={ruleWords(kind, page.app.play.geometry.value.side)}
      onClick={() => setting.take(kind.id)}
    >
      <Sign kind={kind} />
      <span>{say(kind.name)}</span>
    </button>
  );
}

/** A rule of the whole grid, as a switch. */
function Flag({ page, setting, kind }: SettingPlace & { kind: Kind }): JSX.Element {
  const { shape } = page.app.play.puzzle.value;
  const isOn = hasFlag(shape.constraints, kind);
  const fits = isOn || fitRules(plainGrid(shape), withFlagSet('', kind, true));
  return (
    <button
      type="button"
      role="switch"
      class={styles.flag}
      aria-checked={isOn}
      aria-disabled={!fits || undefined}
      onClick={() => fits && setting.setFlag(kind, !isOn)}
    >
      <span>
        {say(kind.name)}
        <small>{fits ? ruleWords(kind, sideOf(shape)) : say(texts.setDoesNotFit)}</small>
      </span>
      <i aria-hidden="true" />
    </button>
  );
}

export function ToolPalette(place: SettingPlace): JSX.Element {
  const { setting, isSought } = place;
  const [wish, setWish] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const asked = isSought.value;
  // At once: the letters after the key that asks are meant for the field, drawn or not.
  useLayoutEffect(() => {
    if (!asked) return;
    isSought.value = false;
    field.current!.focus();
  }, [asked]);
  const words = wish.trim().toLowerCase();
  // The id is the name in files, by which setters of other programs know a kind.
  const { side } = place.page.app.play.geometry.value;
  const isFound = (kind: Kind): boolean =>
    [kind.id, kind.alias, say(kind.name), ruleWords(kind, side)].join(' ').toLowerCase().includes(words);
  const isSymmetryFound = say(texts.setSymmetry).toLowerCase().includes(words);
  const found = clueKinds.filter(isFound);
  const take = (tool: string): void => {
    setting.take(tool);
    setWish('');
  };
  return (
    <div class={rows.parts}>
      <input
        ref={field}
        class={styles.find}
        type="search"
        aria-label={say(texts.setFind)}
        placeholder={say(texts.setFind)}
        value={wish}
        onInput={({ currentTarget }) => setWish(currentTarget.value)}
        onKeyDown={(event) => {
          const first = found.find(({ form }) => form !== 'flag');
          if (event.key === 'Enter' && first && words) {
            take(first.id);
            document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus({ preventScroll: true });
          } else if (event.key === 'Escape') setWish('');
          else return;
          event.preventDefault();
        }}
      />
      {words === '' && (
        <div class={styles.tools} role="group" aria-label={say(texts.setPlainTools)}>
          {(['given', 'eraser'] as const).map((tool) => (
            <button
              key={tool}
              type="button"
              class={styles.tool}
              aria-pressed={setting.tool.value === tool}
              onClick={() => setting.take(tool)}
            >
              <span>{say(tool === 'given' ? texts.setGiven : texts.setEraser)}</span>
            </button>
          ))}
        </div>
      )}
      {kindGroups.map((group) => {
        const kinds = found.filter((kind) => kind.group === group);
        if (kinds.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`set-${group}`}>
            <h3 id={`set-${group}`}>{say(groupNames[group])}</h3>
            <div class={group === 'grid' ? styles.flags : styles.tools}>
              {kinds.map((kind) =>
                kind.form === 'flag' ? (
                  <Flag key={kind.id} {...place} kind={kind} />
                ) : (
                  <Tool key={kind.id} {...place} kind={kind} />
                ),
              )}
            </div>
          </section>
        );
      })}
      {isSymmetryFound && (
        <Select
          label={say(texts.setSymmetry)}
          value={setting.symmetry.value}
          options={Object.entries(clueSymmetries).map(([value, { name }]) => ({ value, text: say(name) }))}
          inline
          onChoose={(symmetry) => (setting.symmetry.value = symmetry as ClueSymmetry)}
        />
      )}
      {found.length === 0 && !isSymmetryFound && <p>{say(texts.setNoneFound)}</p>}
    </div>
  );
}
