// Starts of the installed app by the system: with shared content of another app (manifest, share_target), with
// files (file_handlers), with a link. A static page gets shared texts as parameters of its address, and files from
// its service worker. Both are removed before the page starts, so that neither a reload nor a link repeats them.
import type { Arrival } from './arrival_store';

/** Web Applications Working Group, "Web App Launch Handler API"; not in every browser. */
interface LaunchQueue {
  setConsumer(
    consumer: (launch: { targetURL?: string; files?: readonly { getFile(): Promise<File> }[] }) => void,
  ): void;
}

const sharedFiles = async () => (await import('./shared_file')).takeSharedFiles();

const parameters = ['text', 'url', 'title'] as const;

/** The shared texts, the likeliest puzzle first; empty without any. */
function sharedIn(address: string): string[] {
  const { searchParams } = new URL(address);
  return parameters.map((name) => searchParams.get(name)?.trim() ?? '').filter((text) => text !== '');
}

/** True if a file was shared, which then waits to be taken. */
const hasFile = (address: string): boolean => new URL(address).searchParams.get('shared') === 'file';

/** The way in which this page was started. */
export interface Launch {
  readonly address: string;
  readonly shared: readonly string[];
}

/** Takes shared content off the page's address. */
export function takeLaunch(page: Window): Launch {
  const address = page.location.href;
  const shared = sharedIn(address);
  if (shared.length > 0 || hasFile(address))
    page.history.replaceState(page.history.state, '', address.replace(/\?[^#]*/, ''));
  return { address, shared };
}

/** Receives the content with which the page was started, and listens to launches from now on. */
export function listenToLaunches(arrival: Arrival, { address, shared }: Launch): void {
  const receive = (texts: readonly string[]): void => void (texts.length > 0 && arrival.receiveShared(texts));
  const receiveAll = async (from: string, texts: readonly string[]): Promise<void> => {
    const files = hasFile(from) ? await sharedFiles().catch(() => []) : [];
    // Words shared beside a picture are about it.
    if (files.length > 0) await arrival.receiveSharedFiles(files);
    else receive(texts);
  };
  void receiveAll(address, shared);
  // The launch that started the page is reported again here.
  let known = address;
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ targetURL = '', files = [] }) => {
    if (files.length > 0)
      void Promise.all(files.map((file) => file.getFile())).then((got) => arrival.receiveFiles(got));
    else if (targetURL !== '' && targetURL !== known) {
      void receiveAll(targetURL, [...sharedIn(targetURL), ...(targetURL.includes('#') ? [targetURL] : [])]);
    }
    known = '';
  });
}
