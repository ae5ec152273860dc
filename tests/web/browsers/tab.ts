// A browser's functions for the scenarios: firefox.ts and webkit.ts each provide them in their own way.

/** One device of an action as W3C's WebDriver writes it; WebDriver BiDi took the form over. */
export interface ActionSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly actions: readonly Record<string, unknown>[];
}

/** A page in a profile of its own, in which nothing is stored yet. */
export interface Tab {
  /** The browser's folder for downloads. */
  readonly downloads: string;
  /** Returns when the document and its resources are loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Calls a function, given as its source, in the page. Arguments and the result are JSON; a promise is awaited.
   * A script of the page's own could not do this: its Content-Security-Policy forbids evaluating text.
   */
  call<Result>(source: string, ...args: unknown[]): Promise<Result>;
  /** Moves the pointer and presses keys as the system would: the page cannot tell it from a person. */
  perform(sources: readonly ActionSource[]): Promise<void>;
  /** Sets the size of the page's view, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the visible part. */
  screenshot(): Promise<Buffer>;
  /** The errors that the page has left in the console since it was opened. */
  errors(): Promise<readonly string[]>;
  /** Closes the page and forgets its profile. */
  close(): Promise<void>;
}

export interface Browser {
  open(): Promise<Tab>;
  close(): Promise<void>;
}
