import { Answer, type NotificationAction } from '@ecocircle/shared-contracts';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { notificationShown, type ShownNotification } from '../../platform/notifications/model.ts';
import { hasTypedText } from '../../platform/page/typed-text.ts';
import { $request } from '../../platform/session/model.ts';

const HOUR = 3_600_000;

export interface RunningBuild {
  readonly build: string;
  readonly title: string;
  readonly text: string;
  readonly reload: NotificationAction;
}

export const watchStarted = createEvent<RunningBuild>();

export const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, HOUR)));
export const readLatestFx = attach({
  source: $request,
  effect: async (request) => Answer.of(await request({ path: '/builds/latest.json' })).text('id'),
});
/** Resolves with whether a reload would lose what somebody typed. */
export const lookForTextFx = createEffect(() => hasTypedText(document));

const $running = createStore<RunningBuild | null>(null, { serialize: 'ignore' }).on(
  watchStarted,
  (_, running) => running,
);

const newerFound = sample({
  clock: readLatestFx.doneData,
  source: $running,
  filter: (running, latest) => running !== null && running.build !== latest,
});
const offered = sample({
  clock: lookForTextFx.doneData,
  source: $running,
  filter: (running, isTyped): running is RunningBuild => running !== null && !isTyped,
});
/** Offered once: who goes on reading has answered. */
export const $isOffered = createStore(false).on(offered, () => true);

sample({ clock: [watchStarted, readLatestFx.finally], target: waitFx });
sample({ clock: waitFx.done, source: $isOffered, filter: (isOffered) => !isOffered, target: readLatestFx });
sample({ clock: newerFound, target: lookForTextFx });
sample({
  clock: offered,
  fn: ({ title, text, reload }): ShownNotification => ({
    id: 'newest-build',
    kind: 'info',
    title,
    text,
    timeout: 0,
    action: reload,
  }),
  target: notificationShown,
});
