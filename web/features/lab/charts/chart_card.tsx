// A chart with its title, its key, the table behind it and a button to save it.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type uPlot from './uplot';
import type { Contender } from '../experiment';
import { chartAsTable, chartNumbers, chartSave } from '../../../language/generated/lab';
import { say } from '../../../language/say';
import type { Text } from '../../../language/text';
import { Button } from '../../../ui/controls/button';
import styles from './chart_card.module.css';
import { savePlot } from './download';
import { contenderColour, contenderDash } from './plot';

interface ChartCardProps {
  title: Text;
  /** Shown in the key; empty if the axes name them. */
  contenders: readonly Contender[];
  controls?: ComponentChildren;
  children: ComponentChildren;
  /** Made when it is opened. */
  table(): JSX.Element;
  plot(): uPlot | null;
}

function Key({ contenders }: { contenders: readonly Contender[] }): JSX.Element {
  return (
    <ul class={styles.key}>
      {contenders.map(({ name }, index) => {
        const dash = contenderDash(index).join(' ');
        return (
          <li key={name}>
            <svg width="30" height="10" aria-hidden="true" focusable="false">
              <path d="M1 5h28" stroke={contenderColour(index)} stroke-width="3" stroke-dasharray={dash} />
            </svg>
            {name}
          </li>
        );
      })}
    </ul>
  );
}

export function ChartCard({ title, contenders, controls, children, table, plot }: ChartCardProps): JSX.Element {
  const chartName = say(title);
  const [isOpen, setOpen] = useState(false);
  const save = (): void => {
    const shown = plot();
    if (shown) savePlot(shown, title, contenders);
  };
  return (
    <section class={styles.card} aria-label={chartName}>
      <div class={styles.head}>
        <h3>{chartName}</h3>
        {controls}
      </div>
      {contenders.length > 0 && <Key contenders={contenders} />}
      {children}
      <div class={styles.foot}>
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{say(chartNumbers)}</summary>
          {isOpen && (
            <div class={styles.scroll} tabIndex={0} role="group" aria-label={say(chartAsTable, { chartName })}>
              {table()}
            </div>
          )}
        </details>
        <Button look="outlined" label={say(chartSave, { chartName })} onClick={save}>
          PNG
        </Button>
      </div>
    </section>
  );
}
