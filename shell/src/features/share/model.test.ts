import { expect, test } from '@jest/globals';
import { allSettled, fork, type Scope } from 'effector';
import { shareRequested } from '../dialogs/index.ts';
import { $copying, $shared, copyLinkFx, shareBySheetFx, shareClosed, shareStarted } from './model.ts';

const portal = {
  locale: 'en-US',
  basename: '/en-us',
  origin: 'https://ecocircle.example',
  text: 'Close to home.',
  imageUrl: '/assets/share.png',
} as const;

async function start(isSettledBySheet: boolean, copy: () => Promise<void> = async () => {}): Promise<Scope> {
  const scope = fork({
    handlers: [
      [shareBySheetFx, async () => isSettledBySheet],
      [copyLinkFx, copy],
    ],
  });
  await allSettled(shareStarted, { scope, params: portal });
  await allSettled(shareRequested, { scope, params: { title: 'Clean-up', url: '/charity-event/7' } });
  return scope;
}

test('where the phone’s sheet does not serve, the dialog opens with the whole of it @S-01', async () => {
  const scope = await start(false);
  expect(scope.getState($shared)).toEqual({
    title: 'Clean-up',
    text: 'Close to home.',
    url: 'https://ecocircle.example/en-us/charity-event/7',
    imageUrl: 'https://ecocircle.example/assets/share.png',
  });
  await allSettled(shareClosed, { scope });
  expect(scope.getState($shared)).toBeNull();
});

test('what the sheet settled opens nothing @S-01', async () => {
  expect((await start(true)).getState($shared)).toBeNull();
});

test('the word of a copied link goes when the dialog closes and when it opens @S-01', async () => {
  const scope = await start(false);
  await allSettled(copyLinkFx, { scope, params: undefined });
  expect(scope.getState($copying)).toBe('done');
  await allSettled(shareClosed, { scope });
  expect(scope.getState($copying)).toBe('not-yet');
  await allSettled(copyLinkFx, { scope, params: undefined });
  await allSettled(shareRequested, { scope, params: {} });
  expect(scope.getState($copying)).toBe('not-yet');
});

test('a clipboard that refuses is told, and a second try may succeed @S-01', async () => {
  let refusals = 1;
  const scope = await start(false, async () => {
    if (refusals-- > 0) throw new DOMException('', 'NotAllowedError');
  });
  await allSettled(copyLinkFx, { scope, params: undefined });
  expect(scope.getState($copying)).toBe('failed');
  await allSettled(copyLinkFx, { scope, params: undefined });
  expect(scope.getState($copying)).toBe('done');
});
