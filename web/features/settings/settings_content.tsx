// How the page looks and what a run shows.
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { languageLabel, sameAsSystem } from '../../language/generated/language';
import { languages } from '../../language/language';
import { say } from '../../language/say';
import type { HasUpdate } from '../../pwa/update';
import type { HasSettings } from '../../state/settings';
import { Check } from '../../ui/controls/check';
import { Segments } from '../../ui/controls/segments';
import styles from './settings_content.module.css';

const themes = [
  { value: 'system', text: 'Same as system' },
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
] as const;

const contrasts = [
  { value: 'system', text: 'Same as system' },
  { value: 'high', text: 'High' },
] as const;

const symbolStyles = [
  { value: 'numbers', text: '9, 10, 11' },
  { value: 'letters', text: '9, A, B' },
] as const;

const offlineWords = {
  ready: 'Ready offline: everything is stored on this device.',
  unknown: 'Being stored for offline use.',
  opened: 'What you have opened is stored on this device. To save data, the rest is stored when you open it.',
  partly: 'Not everything could be stored for use offline. The next visit tries again.',
  unavailable: 'This browser cannot store the page, so it needs a network to open.',
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

export function SettingsContent({ app }: { app: HasSettings & HasUpdate }): JSX.Element {
  const { settings } = app;
  return (
    <>
      <Segments
        name="theme"
        label="Theme"
        options={themes}
        chosen={settings.theme.value}
        onChoose={(theme) => (settings.theme.value = theme)}
      />
      <Segments
        name="contrast"
        label="Contrast"
        options={contrasts}
        chosen={settings.contrast.value}
        onChoose={(contrast) => (settings.contrast.value = contrast)}
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
        label="Digits of large grids"
        options={symbolStyles}
        chosen={settings.symbols.value}
        onChoose={(style) => (settings.symbols.value = style)}
      />
      <fieldset class={styles.checks}>
        <legend>Solving</legend>
        <SettingCheck
          label="Tidy notes"
          hint="A number that you enter is removed from the notes of its row, its column and its other houses; Undo restores them"
          setting={settings.tidyNotes}
        />
      </fieldset>
      <fieldset class={styles.checks}>
        <legend>Watching</legend>
        <SettingCheck
          label="Show candidates"
          hint="Small digits in each cell show what the algorithm still considers possible"
          setting={settings.showCandidates}
        />
        <SettingCheck
          label="Every elimination"
          hint="Each candidate that is ruled out and each digit that is tried in vain is a move of its own, as is each digit that is placed or taken back"
          setting={settings.everyElimination}
        />
      </fieldset>
      <p class={styles.offline}>{offlineWords[app.update.offline.value]}</p>
    </>
  );
}
