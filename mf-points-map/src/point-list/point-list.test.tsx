import { RemoteProvider } from '@ecocircle/app-kit/remote';
import { serverPoint } from '@ecocircle/app-kit/testing';
import { toRecyclingPoint } from '@ecocircle/shared-contracts';
import { createBrowserRouter, RouterProvider } from '@ecocircle/shared-contracts/router';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { MarkedPoint } from '../map-canvas/index.ts';
import { type PointSummary, toSummary } from '../points-data/index.ts';
import { NOW, testServices } from '../testing/services.ts';
import { PointList, type PointListProps } from './point-list.tsx';

const DICTIONARIES: PointListProps['dictionaries'] = { materials: [], units: {} };
const listed = (id: string) => toSummary(toRecyclingPoint(serverPoint(id)), NOW);
const [first, second] = [listed('7'), listed('8')];

test('a row that goes while it is pointed at leaves nothing pointed at, any other one what is @M-06', async () => {
  let show: (points: readonly PointSummary[]) => void = () => {};
  let pointed: MarkedPoint | null = null;
  const Page = () => {
    const [points, setPoints] = useState<readonly PointSummary[]>([first, second]);
    const [at, setAt] = useState<MarkedPoint | null>(null);
    [show, pointed] = [setPoints, at];
    return <PointList points={points} dictionaries={DICTIONARIES} search="" onPointAt={setAt} />;
  };
  render(
    <RemoteProvider services={testServices(() => ({}))} name="mf-points-map">
      <RouterProvider router={createBrowserRouter([{ path: '*', Component: Page }])} />
    </RemoteProvider>,
  );
  const [row] = await screen.findAllByRole('listitem');
  fireEvent.pointerEnter(row as HTMLElement);
  expect(pointed).toBe(first);
  await act(async () => show([first]));
  expect(pointed).toBe(first);
  await act(async () => show([second]));
  expect(pointed).toBeNull();
});
