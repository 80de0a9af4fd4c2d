/** An element that was found on a page. */
export interface Found {
  /** Presses its middle by the mouse. */
  press(): Promise<void>;
  /** Types into it, in place of what it holds; it was pressed before. */
  write(text: string): Promise<void>;
}

/** Keys by the names of `KeyboardEvent.key`. */
export type KeyName = 'Tab' | 'Escape' | 'Enter';

/** What is asked of a driver: one window of a browser, whatever protocol it is driven by. */
export interface DrivenBrowser {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Makes the inside of the window so large. */
  resize(width: number, height: number): Promise<void>;
  /** What an expression is in the page: a value of JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** The element that an expression is in the page. */
  find(expression: string): Promise<Found | null>;
  key(name: KeyName, modifier?: 'Shift'): Promise<void>;
  /** Warnings, errors, uncaught exceptions and violations of the policy until now. */
  said(): Promise<readonly string[]>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** What windows are opened in. */
export interface StartedBrowser {
  /** A window in which nothing is kept of the one before. */
  open(): Promise<DrivenBrowser>;
  stop(): Promise<void>;
}
