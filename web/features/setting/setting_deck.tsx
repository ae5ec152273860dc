// The tools of setting: the verdict and the ways on, the tool in hand or the chosen clue, and below them one of three
// lists: tools, clues, checks.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { redoWithKey, undoWithKey } from '../../language/generated/play';
import * as texts from '../../language/generated/setting';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { Tabs, panelProps } from '../../ui/controls/tabs';
import { icons } from '../../ui/icons';
import { nameRules } from '../../ui/rule_names';
import { ChecksView } from './checks_view';
import { ClueListView } from './clue_list_view';
import { ToolPalette } from './palette';
import type { SettingPlace, SettingSection } from './setting_place';
import styles from './setting_deck.module.css';
import { SettingVerdict } from './setting_verdict';
import { ToolBar } from './tool_bar';

export function SettingDeck(place: SettingPlace): JSX.Element {
  const { page, setting, section } = place;
  const { play } = page.app;
  useLayoutEffect(place.listen, []);
  useEffect(() => void nameRules(page.app, [play.puzzle.peek()]).catch(() => undefined), [play.geometry.value]);
  const told = setting.told.value;
  // On a phone the digits of a value or a given take the place of the lists.
  const isBusy =
    (setting.chosen.value !== null && setting.valueRule() !== null) ||
    setting.draft.value !== null ||
    setting.tool.value === 'given';
  const count = setting.clues.value.length;
  return (
    <section class={styles.deck} aria-label={say(texts.setTitle)} data-fills data-busy={isBusy}>
      <p class="unseen" role="status">
        {told ? told() : ''}
      </p>
      <div class={styles.head}>
        <SettingVerdict app={page.app} />
        <Button icon={icons.undo} label={say(undoWithKey)} disabled={!play.canUndo.value} onClick={() => play.undo()} />
        <Button icon={icons.redo} label={say(redoWithKey)} disabled={!play.canRedo.value} onClick={() => play.redo()} />
        <Button look="primary" onClick={place.leave}>
          {say(texts.setPlayIt)}
        </Button>
      </div>
      <ToolBar {...place} />
      <Tabs
        name="setting"
        label={say(texts.setParts)}
        class={styles.tabs}
        tabs={[
          { id: 'tools', text: say(texts.setTools) },
          { id: 'clues', text: say(texts.setClues, { count }) },
          { id: 'checks', text: say(texts.setChecks) },
        ]}
        chosen={section.value}
        onChoose={(id: SettingSection) => (section.value = id)}
      />
      {/* Each list begins at its top, wherever another was scrolled to. */}
      <div key={section.value} class={styles.section} {...panelProps('setting', section.value)}>
        {section.value === 'tools' && <ToolPalette {...place} />}
        {section.value === 'clues' && <ClueListView {...place} />}
        {section.value === 'checks' && <ChecksView {...place} />}
      </div>
    </section>
  );
}
