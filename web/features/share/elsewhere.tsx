// The current puzzle on other sites: plain links, so that nothing is sent before one is followed.
import type { JSX } from 'preact';
import { openOnAnotherSite, sentWhenFollowed } from '../../language/generated/share';
import { say, toldWords } from '../../language/say';
import { sideOf } from '../../grid/puzzle';
import type { Told } from '../../language/text';
import type { HasPlay } from '../../state/play_store';
import type { CanWriteFormats } from '../../state/writing';
import { useAnswer } from '../../ui/answers';
import styles from './share_content.module.css';

interface SiteLink {
  name: string;
  address: string;
  /** The parts that are lost on the way. */
  lost: Told[];
}

async function linksOf(app: HasPlay & CanWriteFormats): Promise<SiteLink[]> {
  const side = sideOf(app.play.puzzle.peek().shape);
  const links: SiteLink[] = [];
  for (const { id, site, address, smallestSide, largestSide } of await app.formats()) {
    const written = site !== '' && smallestSide <= side && side <= largestSide ? await app.writeAs(id, '') : null;
    if (written?.ok) links.push({ name: site, address: address + written.text.trim(), lost: written.lost });
  }
  return links;
}

export function Elsewhere({ app }: { app: HasPlay & CanWriteFormats }): JSX.Element | null {
  const { puzzle, entries } = app.play;
  // Without the module that writes them there are no links to offer.
  const links = useAnswer(() => linksOf(app).catch(() => []), [puzzle.value, entries.value]);
  if (!links || links.length === 0) return null;
  return (
    <section class={styles.elsewhere} aria-label={say(openOnAnotherSite)}>
      <h3>{say(openOnAnotherSite)}</h3>
      <ul>
        {links.map(({ name, address, lost }) => (
          <li key={name}>
            <a href={address} target="_blank" rel="noopener noreferrer" data-verbatim>
              {name}
            </a>
            {lost.length > 0 && <small>{lost.map(toldWords).join(' ')}</small>}
          </li>
        ))}
      </ul>
      <p class={styles.note}>{say(sentWhenFollowed)}</p>
    </section>
  );
}
