import { expect, test } from '@jest/globals';
import { answerAddress } from './answer-address.ts';
import type { Submission } from './model.ts';

const sent = (fields: Record<string, string>): Submission => ({
  reference: 'Q-7K2M',
  kind: 'question',
  locale: 'en-US',
  sentAt: '2026-11-22T10:00:00.000Z',
  fields: new Map(Object.entries(fields)),
  handled: null,
});

test('an answer goes to the sender, names the reference and quotes the question @X-16', () => {
  const address = answerAddress(sent({ email: 'a+b@example.org', text: 'Glass & jars?\nTwo' }), 'EcoCircle');
  expect(address).toBe(
    'mailto:a%2Bb%40example.org?subject=EcoCircle%3A%20Q-7K2M&body=%0D%0A%0D%0A%3E%20Glass%20%26%20jars%3F%0D%0A%3E%20Two',
  );
});

test('who left no address cannot be answered', () => {
  expect(answerAddress(sent({ text: 'Hello' }), 'EcoCircle')).toBeNull();
});
