import { ApiError, LOCALES, type Locale, type PointPhoto } from '@ecocircle/shared-contracts';
import { onTestFinished } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nOf, messagesIn } from '../testing/index.ts';
import { createPhotoUploader } from './model.ts';
import { PhotoUploader } from './photo-uploader.tsx';
import { $server, nameIn, type PhotoServer, SENDING } from './testing/sending.ts';
import type { PhotoForm } from './upload.ts';

const photo = (id: string): PointPhoto => ({
  id,
  url: `/media/${id}.webp`,
  thumbnailUrl: `/media/${id}.small.webp`,
  width: 3,
  height: 2,
});
const aFile = (name: string, type = 'image/jpeg'): File => new File(['x'], name, { type });

/** Answers a photo called like its file. */
const answers: PhotoServer = async (form) => {
  const id = nameIn(form);
  return { data: { id, url: `/${id}`, thumbnail_url: `/s/${id}`, width: 3, height: 2 } };
};

interface Setup {
  readonly ids?: readonly string[];
  readonly send?: PhotoServer;
  readonly limit?: number;
  readonly locale?: Locale;
}

/** The uploader as a form holds it, and the list that the form has. */
function open({ ids = [], send = answers, limit = 5, locale = 'en-US' }: Setup = {}) {
  const uploader = createPhotoUploader(SENDING);
  let shown: readonly PointPhoto[] = [];
  function Page() {
    const [value, setValue] = useState<readonly PointPhoto[]>(ids.map(photo));
    shown = value;
    return <PhotoUploader uploader={uploader} value={value} onChange={setValue} limit={limit} />;
  }
  onTestFinished(cleanup);
  const { container } = render(
    <Provider value={fork({ values: [[$server, send]] })}>
      <I18nextProvider i18n={i18nOf(import.meta.dirname, locale)} defaultNS="photo-uploader">
        <Page />
      </I18nextProvider>
    </Provider>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file][multiple]') as HTMLInputElement;
  return { shown: () => shown.map(({ id }) => id), input, group: screen.getByRole('group') };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const tile = (number: number) => screen.getAllByRole('listitem')[number - 1] as HTMLElement;
const transfer = (types: readonly string[], files: readonly File[] = []) => {
  const data = new Map<string, string>();
  return {
    dataTransfer: {
      types,
      files,
      effectAllowed: '',
      setData: (type: string, value: string) => void data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
    },
  };
};

test('several files become photos, in the order in which they were chosen @P-02', async () => {
  const { input, shown } = open({ ids: ['old'] });
  await userEvent.upload(input, [aFile('a.jpg'), aFile('b.jpg'), aFile('c.jpg')]);
  expect(await screen.findByRole('img', { name: 'Photo 4 of 4' })).toBeTruthy();
  expect(shown()).toEqual(['old', 'a.jpg', 'b.jpg', 'c.jpg']);
});

test('how far a photo is shows, and it can be called off @P-02', async () => {
  let form: PhotoForm | undefined;
  const { input, shown } = open({
    send: (given) => {
      form = given;
      return new Promise(() => {});
    },
  });
  await userEvent.upload(input, aFile('a.jpg'));
  act(() => form?.onProgress(0.4));
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending a.jpg' });
  expect(bar.value).toBe(40);
  await press(/^Cancel/);
  expect(form?.signal.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(shown()).toEqual([]);
});

test('a photo that failed says why and is sent again @P-02', async () => {
  let isDown = true;
  const { input, shown } = open({
    send: (form) => (isDown ? Promise.reject(new ApiError(500, [])) : answers(form)),
  });
  await userEvent.upload(input, aFile('a.jpg'));
  expect((await screen.findByRole('alert')).textContent).toContain('on our side');
  isDown = false;
  await press(/^Try again/);
  expect(await screen.findByRole('img', { name: 'Photo 1 of 1' })).toBeTruthy();
  expect(shown()).toEqual(['a.jpg']);
});

test('a photo that lost its line is sent again by itself when the line is back @P-02', async () => {
  let isDown = true;
  const { input, shown } = open({
    send: (form) => (isDown ? Promise.reject(new ApiError(0, [])) : answers(form)),
  });
  await userEvent.upload(input, aFile('a.jpg'));
  expect((await screen.findByRole('alert')).textContent).toContain('connection');
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('img', { name: 'Photo 1 of 1' })).toBeTruthy();
  expect(shown()).toEqual(['a.jpg']);
});

test('a file that is no photo is told at once, and cannot be sent again @P-02', async () => {
  const { group } = open();
  fireEvent.drop(group, transfer(['Files'], [aFile('a.zip', 'application/zip')]));
  expect(screen.getByRole('alert').textContent).toBe('This is no JPEG, PNG, WebP or HEIC.');
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  await press(/^Leave out/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('photos are dropped on it and pasted into it; words are not @P-02', async () => {
  const { group, shown } = open();
  fireEvent.drop(group, transfer(['Files'], [aFile('a.jpg')]));
  await screen.findByRole('img', { name: 'Photo 1 of 1' });
  fireEvent.paste(group, { clipboardData: { files: [aFile('b.png', 'image/png')] } });
  await screen.findByRole('img', { name: 'Photo 2 of 2' });
  fireEvent.paste(group, { clipboardData: { files: [] } });
  fireEvent.drop(group, transfer(['text/plain']));
  expect(shown()).toEqual(['a.jpg', 'b.png']);
});

test('no more are taken than there is room for, and that is said @P-02', async () => {
  const { input, shown } = open({ ids: ['old'], limit: 2 });
  await userEvent.upload(input, [aFile('a.jpg'), aFile('b.jpg')]);
  expect(await screen.findByText('1 photo was left out: there may be 2 at most.')).toBeTruthy();
  await screen.findByRole('img', { name: 'Photo 2 of 2' });
  expect(shown()).toEqual(['old', 'a.jpg']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add photos' }).disabled).toBe(true);
});

test('a photo is put elsewhere by its buttons, which keep the focus @P-02', async () => {
  const { shown } = open({ ids: ['a', 'b', 'c'] });
  await press('Move photo 1 of 3 back');
  expect(shown()).toEqual(['b', 'a', 'c']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move photo 2 of 3 back');
  expect(screen.getByText('Photo 1 is now number 2.')).toBeTruthy();
  await press('Move photo 1 of 3 forward');
  expect(shown()).toEqual(['b', 'a', 'c']);
});

test('a photo is put elsewhere by the arrow keys @P-02', async () => {
  const { shown } = open({ ids: ['a', 'b', 'c'] });
  within(tile(3))
    .getByRole('button', { name: /^Remove/ })
    .focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(shown()).toEqual(['c', 'a', 'b']);
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['a', 'c', 'b']);
});

test('a photo is dragged to another place; a dragged file is not one of them @P-02', () => {
  const { shown } = open({ ids: ['a', 'b', 'c'] });
  const dragged = transfer(['application/x-ecocircle-photo']);
  fireEvent.dragStart(tile(1), dragged);
  fireEvent.dragOver(tile(3), dragged);
  expect(tile(3).hasAttribute('data-over')).toBe(true);
  fireEvent.drop(tile(3), dragged);
  expect(shown()).toEqual(['b', 'c', 'a']);
  fireEvent.dragOver(tile(2), transfer(['Files']));
  expect(tile(2).hasAttribute('data-over')).toBe(false);
});

test('a photo that was removed comes back to its place @P-02', async () => {
  const { shown } = open({ ids: ['a', 'b', 'c'] });
  await press('Remove photo 2 of 3');
  expect(shown()).toEqual(['a', 'c']);
  expect(screen.getByText('Photo 2 was removed.')).toBeTruthy();
  await press('Undo');
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the limits are told before anything is chosen @P-02', () => {
  const { group } = open({ limit: 20 });
  const hint = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/HEIC, up to 30 MB each\. Up to 20 photos/);
});

test.each(LOCALES)('has its words in %s @I-01', (locale) => {
  open({ locale, ids: ['a'] });
  const { title, undo } = messagesIn(import.meta.dirname, locale).photos as { title: string; undo: string };
  expect(screen.getByRole('group', { name: title })).toBeTruthy();
  expect(undo).not.toBe('');
});
