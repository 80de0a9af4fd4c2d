import { expect, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import { $confirmation, confirmationAnswered, confirmationAsked, type OpenConfirmation } from './model.ts';

const question = (title: string, answers: string[]): OpenConfirmation => ({
  title,
  okLabel: 'Yes',
  cancelLabel: 'No',
  answer: (agreed) => answers.push(`${title} ${agreed}`),
});

test('the answer goes to who asked, and the dialog closes @D-03', async () => {
  const answers: string[] = [];
  const scope = fork();
  await allSettled(confirmationAsked, { scope, params: question('Delete?', answers) });
  expect(scope.getState($confirmation)?.title).toBe('Delete?');
  await allSettled(confirmationAnswered, { scope, params: true });
  expect(answers).toEqual(['Delete? true']);
  expect(scope.getState($confirmation)).toBeNull();
});

test('a question asked meanwhile is answered with no, the open one stays', async () => {
  const answers: string[] = [];
  const scope = fork();
  await allSettled(confirmationAsked, { scope, params: question('First?', answers) });
  await allSettled(confirmationAsked, { scope, params: question('Second?', answers) });
  expect(answers).toEqual(['Second? false']);
  expect(scope.getState($confirmation)?.title).toBe('First?');
});

test('messages are told one after the other, also behind an open question @D-03', async () => {
  const answers: string[] = [];
  const scope = fork();
  await allSettled(confirmationAsked, { scope, params: question('Delete?', answers) });
  for (const title of ['Deleted', 'Saved'])
    await allSettled(confirmationAsked, { scope, params: { ...question(title, answers), isNotice: true } });
  await allSettled(confirmationAnswered, { scope, params: true });
  expect(scope.getState($confirmation)?.title).toBe('Deleted');
  await allSettled(confirmationAnswered, { scope, params: true });
  await allSettled(confirmationAnswered, { scope, params: false });
  expect(answers).toEqual(['Delete? true', 'Deleted true', 'Saved false']);
  expect(scope.getState($confirmation)).toBeNull();
});
