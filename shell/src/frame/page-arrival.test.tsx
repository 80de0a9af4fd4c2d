import { PageArrival } from '@ecocircle/app-kit/page-arrival';
import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { useUnit } from 'effector-react';
import { $dialog, dialogClosed, dialogOpened } from '../features/dialogs/index.ts';
import { useLeftPage } from '../platform/routing/use-left-page.ts';
import { showInPortal } from '../platform/testing/show-in-portal.tsx';

function Frame() {
  const { pathname } = useLocation();
  useLeftPage(useUnit(dialogClosed));
  document.title = `Page ${pathname}`;
  return (
    <>
      <Link to="/next">Header link</Link>
      <main id="main" tabIndex={-1}>
        {pathname === '/' && <Link to="/next">Link of the page</Link>}
      </main>
      <PageArrival main="main" />
    </>
  );
}

afterEach(cleanup);

const follow = (name: string): HTMLElement => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
  return link;
};

test('another page is announced, and has the focus that its link took with it', async () => {
  showInPortal(Frame, { at: '/' });
  // The first page is read anyway.
  expect(screen.queryByText('Page /')).toBeNull();
  follow('Link of the page');
  await screen.findByText('Page /next');
  expect(document.activeElement?.id).toBe('main');
});

test('a link that is still there keeps the focus', async () => {
  showInPortal(Frame, { at: '/' });
  const link = follow('Header link');
  await screen.findByText('Page /next');
  expect(document.activeElement).toBe(link);
});

test('a dialog does not follow to another page @D-05', async () => {
  const scope = showInPortal(Frame, { at: '/' });
  await allSettled(dialogOpened, { scope, params: { kind: 'question' } });
  follow('Header link');
  await screen.findByText('Page /next');
  expect(scope.getState($dialog)).toBeNull();
});
