import { flushCompileCache } from 'node:module';
import type { CreateRemote } from '@ecocircle/shared-contracts';
import { giveBackIdleMemory } from '@ecocircle/shared-contracts/idle-memory';
import type * as ShellRender from '../../src/entries/render.tsx';
import type { JobAnswer, LoadOrder, Placed, RenderJob, SentError, SentJob } from './render-job.ts';
import { shareWithBuild, shareWithShell } from './shared-resolution.ts';

// The process in which pages of one build are rendered. It ends with the edge; what asks a whole group of processes to
// end asks the edge, which answers what it has and ends this one last.
process.once('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

giveBackIdleMemory();

let shell: typeof ShellRender;
let createRemote: CreateRemote;
/** What was sent, at its places. */
const kept: { [Part in 'messages' | 'remotes']: RenderJob['page'][Part][] } = { messages: [], remotes: [] };

function keptOf<Value>(places: Value[], { place, sent }: Placed<Value>, none: Value): Value {
  if (sent) places[place] = sent;
  return places[place] ?? none;
}

const toSent = (error: unknown): SentError =>
  error instanceof Error
    ? { name: error.name, message: error.message, ...(error.stack && { stack: error.stack }) }
    : { name: 'Error', message: String(error) };

/** Throws an error without what it carries, which may be nothing that can be sent: the process would end by that. */
function throwBare(thrown: unknown): never {
  const { message, ...rest } = toSent(thrown);
  throw Object.assign(new Error(message), rest);
}

/** @throws when a module cannot be evaluated, or the remote's is none */
export async function load(order: LoadOrder): Promise<void> {
  shareWithBuild(order.folder);
  shareWithShell(order.shellFolder);
  const modules = Promise.all([import(order.shell), import(order.module)]);
  const [render, remote] = await modules.catch(throwBare);
  if (typeof remote.createRemote !== 'function')
    throw new TypeError(`${order.module} brings no createRemote`);
  shell = render;
  createRemote = remote.createRemote;
  // It would be written when the process ends, which it never does by itself.
  flushCompileCache();
}

/** To look costs a hundredth of a page. */
const LOOK_EVERY = 50;
let looked = { at: Number.NEGATIVE_INFINITY, bytes: 0 };

function memoryNow(): number {
  const at = performance.now();
  if (at - looked.at > LOOK_EVERY) looked = { at, bytes: process.memoryUsage.rss() };
  return looked.bytes;
}

export async function render({ texts, remotes, page, ...job }: SentJob): Promise<JobAnswer> {
  const problems: SentError[] = [];
  const known = {
    messages: keptOf(kept.messages, texts, {}),
    remotes: keptOf(kept.remotes, remotes, {}),
  };
  const result = await shell
    .renderPage({
      ...job,
      page: { ...page, ...known },
      mode: 'full',
      startRemote: async (_, services) => createRemote(services),
      report: (error) => void problems.push(toSent(error)),
    })
    .catch(throwBare);
  return { result, problems, memory: memoryNow() };
}
