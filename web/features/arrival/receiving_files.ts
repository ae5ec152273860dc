// Receives files: a picture is shown for checking, a text goes the way of any other (receiving.ts), and several files are
// one collection. Fetched when the first file arrives.
import {
  fileCount,
  leftOutOfCollection,
  solverForLab,
  sourceCannotBeRead,
  sourceIsEmpty,
  sourceProblem,
} from '../../language/generated/arrival';
import { decodedFile, isBinary } from '../../base/decoded_file';
import type { Puzzle } from '../../grid/puzzle';
import { say } from '../../language/say';
import type { Words } from '../../language/text';
import type { ArrivalNeeds, Coming } from './arrival_store';
import { firstPicture } from './brought_pictures';
import { type ArrivalTools, errorWords, mostCharacters, type Receiving } from './receiving';
import { type FileText, joinFiles } from './several_files';

/** Enough of a file to recognise it if it is not a text. */
const headBytes = 4096;

/** Each is the method of `Arrival` with that name, for an arrival that has begun. */
export interface FileReceiving {
  collectFile(file: File, coming: Coming): Promise<void>;
  receiveFiles(files: readonly File[], coming: Coming): Promise<void>;
  draftFile(file: File, coming: Coming): Promise<void>;
}

export function makeFileReceiving(
  { app }: ArrivalNeeds,
  { refuse }: ArrivalTools,
  { read, openList, readText, draftText, showPicture }: Receiving,
): FileReceiving {
  /** Null if it is not a text; the reason is shown then. A dropped folder, too, comes as a file. */
  async function decode(file: File, { isLast }: Coming): Promise<FileText | null> {
    let why: Words = () => say(sourceCannotBeRead, { name: file.name });
    try {
      const source = await decodedFile(file);
      const head = await source.slice(0, headBytes).text();
      // Never all of a large one: it may have millions of lines.
      if (!isBinary(head)) return { source, text: source.size > mostCharacters ? null : await source.text() };
      const outcome = await read(head);
      if (head.startsWith('\0asm')) why = () => say(solverForLab, { name: file.name });
      else if (!outcome.ok) why = () => say(sourceProblem, { name: file.name, problemName: errorWords(outcome) });
    } catch {
      // Then there is nothing else to report.
    }
    if (isLast()) refuse(why);
    return null;
  }

  /** Null also for an empty file, with a message. */
  async function decodeFilled(file: File, coming: Coming): Promise<FileText | null> {
    const decoded = await decode(file, coming);
    if (!coming.isLast() || decoded?.text?.trim() !== '') return decoded;
    refuse(() => say(sourceIsEmpty, { name: file.name }));
    return null;
  }

  /** True if there is nothing more to do: a picture among them is shown, or something else has come meanwhile. */
  async function hasShownPicture(files: readonly File[], coming: Coming): Promise<boolean> {
    const first = await firstPicture(files);
    if (!coming.isLast()) return true;
    if (first)
      showPicture(
        first,
        coming,
        files.filter((file) => file !== first),
      );
    return first !== null;
  }

  async function receiveFile(file: File, coming: Coming): Promise<void> {
    const decoded = await decodeFilled(file, coming);
    if (!decoded || !coming.isLast()) return;
    const { source, text } = decoded;
    if (text === null) await openList(source, file.name, coming);
    else await readText(text, source, () => file.name, coming);
  }

  async function collectFiles(files: readonly File[], coming: Coming): Promise<void> {
    const lineOf = (puzzle: Puzzle): Promise<string> => app.write('line', puzzle);
    const { joined, left } = await joinFiles(files, { decode: (file) => decode(file, coming), read, lineOf });
    if (!coming.isLast()) return;
    if (joined.size > 0) await openList(joined, say(fileCount, { count: files.length - left.length }), coming);
    if (left.length > 0 && coming.isLast()) refuse(() => say(leftOutOfCollection, { names: left }));
  }

  return {
    async collectFile(file, coming) {
      if (await hasShownPicture([file], coming)) return;
      const decoded = await decodeFilled(file, coming);
      if (decoded && coming.isLast()) await openList(decoded.source, file.name, coming);
    },
    async receiveFiles(files, coming) {
      if (await hasShownPicture(files, coming)) return;
      await (files.length === 1 ? receiveFile(files[0]!, coming) : collectFiles(files, coming));
    },
    async draftFile(file, coming) {
      if (await hasShownPicture([file], coming)) return;
      const decoded = await decodeFilled(file, coming);
      if (!decoded || !coming.isLast()) return;
      const { source, text } = decoded;
      // A text field with megabytes in it stops the page.
      if (text === null) await openList(source, file.name, coming);
      else draftText(text);
    },
  };
}
