import { RemoteProvider } from '@ecocircle/app-kit/remote';
import { serverPoint } from '@ecocircle/app-kit/testing';
import { type ShellServices, toRecyclingPoint } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type PointSummary, toSummary } from '../points-data/index.ts';
import { NOW, testServices } from '../testing/services.ts';
import { useSaidHours } from './use-said-hours.ts';

const POINT = toRecyclingPoint(serverPoint('7'));
/** Before it opens on that day. */
const BEFORE = new Date('2026-11-21T04:30:00Z');
/** On the same Saturday, half an hour before the point closes at 18:00 in Moscow. */
const SOON = new Date('2026-11-21T14:30:00Z');

/** What the row of a point says by a clock that is set by hand. */
function sayBy(listed: PointSummary) {
  const services = testServices(() => ({}));
  let clock = NOW;
  const set: ShellServices = { ...services, locale: { ...services.locale, present: () => clock } };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RemoteProvider services={set} name="mf-points-map">
      {children}
    </RemoteProvider>
  );
  const { result, rerender } = renderHook((point: PointSummary) => useSaidHours(point), {
    wrapper,
    initialProps: listed,
  });
  return {
    says: () => result.current.open,
    show: rerender,
    /** A page that is seen again looks at the clock. */
    lookAt: (moment: Date) => {
      clock = moment;
      return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    },
  };
}

test('a row is said anew when its time has come, and not before @M-01', async () => {
  const listed = toSummary(POINT, NOW);
  const row = sayBy(listed);
  expect(row.says()).toBe(listed.open);
  await row.lookAt(new Date((listed.renews ?? Number.NaN) * 60_000 - 1));
  expect(row.says()).toBe(listed.open);
  await row.lookAt(SOON);
  await waitFor(() => expect(row.says()).toEqual({ kind: 'closes-soon', until: '18:00', minutes: 30 }));
});

test('a row that was listed a while ago is said anew at once @M-01', async () => {
  const row = sayBy(toSummary(POINT, BEFORE));
  expect(row.says().kind).toBe('closed');
  await waitFor(() => expect(row.says()).toEqual(toSummary(POINT, NOW).open));
});

test('what a list brings anew takes the place of what was said meanwhile @M-01', async () => {
  const row = sayBy(toSummary(POINT, NOW));
  await row.lookAt(SOON);
  await waitFor(() => expect(row.says().kind).toBe('closes-soon'));
  const closing = { comment: 'Repairs', from: '2026-11-21', to: null };
  row.show(toSummary({ ...POINT, closing }, SOON));
  expect(row.says()).toEqual({ kind: 'paused', reopens: null });
});
