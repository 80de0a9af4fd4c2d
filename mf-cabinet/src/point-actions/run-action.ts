import type { PointStatus } from '@ecocircle/shared-contracts';
import { type ActedPoint, isRevised, type PointAction } from './actions-of.ts';
import { beginRevision, deletePoint, sendTransit, TO_DRAFT } from './point-requests.ts';
import {
  type ActionTools,
  type DoneAction,
  type FailedAction,
  namedBy,
  tellDone,
  tellFailed,
} from './told-action.ts';

/** The address of a point's editor. */
export const editorPath = (id: string): string => `/profile/edit-recycling-point/${encodeURIComponent(id)}`;

type Question = 'delete' | 'convert' | 'convertToEdit' | 'revise';

/** Questions whose yes takes something away. */
const DANGERS: readonly Question[] = ['delete', 'convertToEdit', 'revise'];

const ask = ({ confirm, t }: ActionTools, question: Question, point: ActedPoint): Promise<boolean> =>
  confirm.ask({
    title: t(`action.ask.${question}.title`, { name: namedBy(t, point) }),
    text: t(`action.ask.${question}.text`),
    okLabel: t(`action.ask.${question}.ok`),
    cancelLabel: t(`action.ask.${question}.cancel`),
    danger: DANGERS.includes(question),
  });

/** Does something while the page is locked, tells how it went, and tells the rest of the portal that it did. */
async function act(
  tools: ActionTools,
  point: ActedPoint,
  action: {
    readonly failed: FailedAction;
    readonly done: DoneAction | null;
    readonly to: PointStatus | null;
  },
  send: () => Promise<unknown>,
): Promise<boolean> {
  const loader = tools.loader.start(`mf-cabinet.point.${point.id}`);
  try {
    await send();
    if (action.done) tellDone(tools, action.done, point);
    tools.events.emit('point-changed', { id: point.id, status: action.to });
    return true;
  } catch (error) {
    tellFailed(tools, action.failed, point, error);
    return false;
  } finally {
    loader.stop();
  }
}

const toDraft = (tools: ActionTools, point: ActedPoint, isQuiet: boolean): Promise<boolean> =>
  act(tools, point, { failed: 'convert', done: isQuiet ? null : 'convert', to: 'draft' }, () =>
    sendTransit(tools.api, point.id, TO_DRAFT[point.status] ?? 'facility#oncheck_to_draft'),
  );

const leadTo = (tools: ActionTools, id: string): void => void tools.navigate(editorPath(id));

/** Begins a revision of a public point and leads to its editor. */
async function revise(tools: ActionTools, point: ActedPoint): Promise<void> {
  if (!(await ask(tools, 'revise', point))) return;
  let revision = '';
  const begin = async () => {
    revision = await beginRevision(tools.api, point.id);
  };
  if (await act(tools, point, { failed: 'revise', done: null, to: point.status }, begin))
    leadTo(tools, revision);
}

/** Leads to the editor: a draft at once, a public point to its revision, every other after it was made a draft. */
async function edit(tools: ActionTools, point: ActedPoint): Promise<void> {
  const { openRevision: revision } = point;
  if (revision) return edit(tools, { ...point, ...revision, openRevision: null });
  if (point.status === 'draft') return leadTo(tools, point.id);
  if (isRevised(point)) return revise(tools, point);
  if (!(await ask(tools, 'convertToEdit', point))) return;
  if (await toDraft(tools, point, true)) leadTo(tools, point.id);
}

async function convert(tools: ActionTools, point: ActedPoint): Promise<void> {
  if (await ask(tools, 'convert', point)) await toDraft(tools, point, false);
}

async function remove(tools: ActionTools, point: ActedPoint): Promise<void> {
  if (!(await ask(tools, 'delete', point))) return;
  await act(tools, point, { failed: 'delete', done: 'delete', to: null }, () =>
    deletePoint(tools.api, point.id),
  );
}

async function review(tools: ActionTools, point: ActedPoint): Promise<void> {
  await act(tools, point, { failed: 'review', done: 'review', to: 'on-review' }, () =>
    sendTransit(tools.api, point.id, 'facility#draft_to_oncheck'),
  );
}

async function reopen(tools: ActionTools, point: ActedPoint): Promise<void> {
  await act(tools, point, { failed: 'reopen', done: 'reopen', to: 'accepted' }, () =>
    sendTransit(tools.api, point.id, 'facility#temporarily_not_working_to_accepted'),
  );
}

const RUNNERS = { edit, convert, delete: remove, review, reopen } as const;

/** What {@link runAction} does; a closing has a dialog of its own. */
export type RunAction = Exclude<PointAction, 'close'>;

/** Does something with a point: asks first where it has to, and tells how it went. Never rejects. */
export const runAction = (tools: ActionTools, action: RunAction, point: ActedPoint): Promise<void> =>
  RUNNERS[action](tools, point);
