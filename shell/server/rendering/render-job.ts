import type { RenderInput, RenderResult } from '../../src/entries/render.tsx';

/** What a process loads before it renders. URLs are those of files. */
export interface LoadOrder {
  /** The shell's Node build, and the folder of its build. */
  readonly shell: string;
  readonly shellFolder: string;
  /** The Node build of the remote. */
  readonly module: string;
  /** The folder of the remote's build, which takes the shared packages from the shell. */
  readonly folder: string;
}

/** A page to render: what of {@link RenderInput} can be sent to another process. */
export type RenderJob = Pick<RenderInput, 'page' | 'origin' | 'path' | 'apiUrl' | 'apiBudget'>;

type Page = RenderJob['page'];

/** What many pages have alike: by its place in the process that renders them, and itself where it is not there yet. */
export interface Placed<Value> {
  readonly place: number;
  readonly sent?: Value;
}

/**
 * A page to render as it is sent. Texts and remotes, which are most of it, are sent once: then what is kept by them there
 * is found again, too.
 */
export interface SentJob extends Omit<RenderJob, 'page'> {
  readonly page: Omit<Page, 'messages' | 'remotes'>;
  readonly texts: Placed<Page['messages']>;
  readonly remotes: Placed<Page['remotes']>;
}

/** An error as it is sent from a process to another. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
}

/** A rendered page, what was reported meanwhile, and what the process then needed. */
export interface JobAnswer {
  readonly result: RenderResult;
  readonly problems: readonly SentError[];
  /** Bytes of memory that the process holds. */
  readonly memory: number;
}
