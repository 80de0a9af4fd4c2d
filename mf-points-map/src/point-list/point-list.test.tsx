import { RemoteProvider } from '@ecocircle/app-kit/remote';
import { serverPoint } from '@ecocircle/app-kit/testing';
import { toRecyclingPoint } from '@ecocircle/shared-contracts';
import { createBrowserRouter, RouterProvider } from '@ecocircle/shared-contracts/router';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { toSummary } from '../points-data/index.ts';
import { NOW, testServices } from '../testing/services.ts';
import { PointList, type PointListProps } from './point-list.tsx';

const DICTIONARIES: PointListProps['dictionaries'] = { materials: [], units: {} };
const listed = (id: string) => toSummary(toRecyclingPoint(serverPoint(id)), NOW);
const [first, second] = [listed('7'), listed('8')];

test('a row that goes while it is pointed at leaves nothing pointed at once the list is left @M-06', async () => {
  const onPointAt = jest.fn<PointListProps['onPointAt']>();
  let show: (points: PointListProps['points']) => void = () => {};
  const Page = () => {
    const [points, setPoints] = useState<PointListProps['points']>([first, second]);
    show = setPoints;
    return <PointList points={points} dictionaries={DICTIONARIES} search="" onPointAt={onPointAt} />;
  };
  render(
    <RemoteProvider services={testServices(() => ({}))} name="mf-points-map">
      <RouterProvider router={createBrowserRouter([{ path: '*', Component: Page }])} />
    </RemoteProvider>,
  );
  const [row] = await screen.findAllByRole('listitem');
  fireEvent.pointerEnter(row as HTMLElement);
  expect(onPointAt).toHaveBeenLastCalledWith(first);
  await act(async () => show([second]));
  expect(onPointAt).toHaveBeenLastCalledWith(first);
  const [block] = screen.getAllByRole('list');
  fireEvent.pointerOut(block?.parentElement as HTMLElement, { relatedTarget: document.body });
  expect(onPointAt).toHaveBeenLastCalledWith(null);
});
