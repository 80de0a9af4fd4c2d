import { expect, test } from '@jest/globals';
import { balanceOf, readLiveFrame, writeLiveFrame } from './live-message.ts';

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
