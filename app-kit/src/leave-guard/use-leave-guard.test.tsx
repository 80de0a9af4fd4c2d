import { type Confirmation, idleServices, type ShellServices } from '@ecocircle/shared-contracts';
import { createBrowserRouter, Link, RouterProvider } from '@ecocircle/shared-contracts/router';
import { onTestFinished } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { RemoteProvider } from '../remote/remote-context.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

const QUESTION = { title: 'Leave?', text: 'Not saved', okLabel: 'Leave', cancelLabel: 'Stay' };

function Editor({ isUnsaved }: { readonly isUnsaved: boolean }) {
  useLeaveGuard(isUnsaved, QUESTION);
  return (
    <>
      <h1>Editor</h1>
      <Link to="/list">Away</Link>
      <Link to="/editor?step=2">Next step</Link>
    </>
  );
}

/** An editor whose questions are answered with these words, one after the other. */
function openEditor(isUnsaved: boolean, ...replies: boolean[]) {
  const i18n = createInstance({ lng: 'en-US' });
  const place = { locale: 'en-US', i18n } as unknown as ShellServices['locale'];
  const asked: Confirmation[] = [];
  const unanswered = () => Promise.reject(new Error('nobody answers'));
  const services: ShellServices = {
    ...idleServices(place, { request: unanswered, authenticated: unanswered }),
    confirm: {
      ask: async (question) => {
        asked.push(question);
        return replies.shift() ?? false;
      },
      notify: async () => {},
    },
  };
  history.replaceState(null, '', '/editor');
  const router = createBrowserRouter([
    {
      path: '/editor',
      element: (
        <RemoteProvider services={services} name="test">
          <Editor isUnsaved={isUnsaved} />
        </RemoteProvider>
      ),
    },
    { path: '/list', element: <h1>List</h1> },
  ]);
  render(<RouterProvider router={router} />);
  onTestFinished(() => {
    cleanup();
    router.dispose();
  });
  return { asked, router };
}

const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

function isUnloadAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

test('unsaved changes are asked about, and a no keeps the page', async () => {
  const { asked, router } = openEditor(true, false, true);
  press('Away');
  expect(await heading('Editor')).toBeTruthy();
  expect(asked).toEqual([QUESTION]);
  expect(router.state.location.pathname).toBe('/editor');
  expect(isUnloadAsked()).toBe(true);
});

test('a yes leaves, also after a no before it', async () => {
  const { asked } = openEditor(true, false, true);
  press('Away');
  await heading('Editor');
  press('Away');
  expect(await heading('List')).toBeTruthy();
  expect(asked).toHaveLength(2);
});

test('nothing is asked where nothing is lost', async () => {
  const saved = openEditor(false);
  expect(isUnloadAsked()).toBe(false);
  press('Away');
  expect(await heading('List')).toBeTruthy();
  expect(saved.asked).toEqual([]);
});

test('a step within the page is no leaving', async () => {
  const { asked, router } = openEditor(true);
  press('Next step');
  await heading('Editor');
  expect(router.state.location.search).toBe('?step=2');
  expect(asked).toEqual([]);
});
