import { expect, test } from '@jest/globals';
import { balanceOf, changedPointOf, pointMessage, readLiveFrame, writeLiveFrame } from './live-message.ts';

test('a message survives the wire', () => {
  const message = { title: 'withdrawal_success', body: '1100' };
  expect(readLiveFrame(writeLiveFrame(message))).toEqual(message);
});

test.each(['', 'x', '{}', '{"data":{}}', '{"data":"x"}', '{"data":"{}"}', null, 7, new ArrayBuffer(8)])(
  '%j is no frame',
  (frame) => {
    expect(readLiveFrame(frame)).toBeNull();
  },
);

test.each([
  ['1100', 1100],
  [0, 0],
  ['-5', -5],
  ['12.5', 12.5],
  ['a lot', null],
  ['', null],
  [' ', null],
  [null, null],
  [[7], null],
  [true, null],
  ['Infinity', null],
])('a withdrawal with the body %j leaves %j @A-13', (body, balance) => {
  expect(balanceOf({ title: 'withdrawal_success', body })).toBe(balance);
});

test('another title moves no balance @A-13', () => {
  expect(balanceOf({ title: 'deposit', body: '7' })).toBeNull();
});

test('a message tells of a point and its status; others tell of none', () => {
  expect(changedPointOf(pointMessage('12', 'oncheck'))).toEqual({ id: '12', status: 'on-review' });
  for (const body of ['12', 'oncheck', '', null, { id: '12' }])
    expect(changedPointOf({ title: 'point_changed', body })).toBeNull();
  expect(changedPointOf({ title: 'withdrawal_success', body: '12 draft' })).toBeNull();
});
