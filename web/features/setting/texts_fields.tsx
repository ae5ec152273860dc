// Title, author and rules text of the puzzle that is set. The rules follow the clues until they are changed by hand.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as texts from '../../language/generated/setting';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { noTexts } from '../../state/puzzle_texts';
import styles from './clue_list.module.css';
import { rulesText } from './rules_text';
import type { SettingPlace } from './setting_place';

export function TextsFields({ page, setting }: SettingPlace): JSX.Element {
  const { texts: own = noTexts, shape } = page.app.play.puzzle.value;
  const written = rulesText({ ...shape, constraints: setting.constraints.value });
  const field = (member: 'title' | 'author' | 'rules', label: string): JSX.Element => {
    const common = {
      class: styles.field,
      value: own[member] || (member === 'rules' ? written : ''),
      maxLength: member === 'rules' ? 8000 : 200,
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
        setting.setTexts({ [member]: currentTarget.value === written ? '' : currentTarget.value }),
    };
    return (
      <label class={styles.label}>
        {label}
        {member === 'rules' ? <textarea rows={5} {...common} /> : <input {...common} />}
      </label>
    );
  };
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // A page that goes away tells no field that it loses the focus.
    const keep = (): void => {
      const at = document.activeElement;
      if (at && section.current?.contains(at)) at.dispatchEvent(new Event('change', { bubbles: true }));
    };
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, []);
  return (
    <section ref={section} aria-labelledby="clues-rules">
      <h3 id="clues-rules">{say(texts.setRulesText)}</h3>
      {field('title', say(texts.setPuzzleTitle))}
      {field('author', say(texts.setAuthor))}
      {field('rules', say(texts.setRules))}
      {own.rules === '' || own.rules === written ? (
        <p class={styles.quiet}>{say(texts.setRulesFollow)}</p>
      ) : (
        <Button look="outlined" onClick={() => setting.setTexts({ rules: '' })}>
          {say(texts.setWriteRules)}
        </Button>
      )}
    </section>
  );
}
