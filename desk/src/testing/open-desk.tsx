import { createBrowserRouter, type RouteObject, RouterProvider } from '@ecocircle/shared-contracts/router';
import { onTestFinished } from '@ecocircle/test-kit';
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import desk from '../locales/en-US.json' with { type: 'json' };
import validation from '../locales/validation/en-US.json' with { type: 'json' };
import { type DeskApi, startDesk } from '../platform/api.ts';
import { createTexts } from '../platform/texts.ts';

/** The desk's texts in English. */
export const english = () => createTexts('en-US', { desk, validation });

/** Opens a page of the desk in the document of the running test; returns where the browser is. */
export function openDesk(routes: RouteObject[], path: string, api: DeskApi): () => string {
  history.replaceState(null, '', path);
  const router = createBrowserRouter(routes);
  onTestFinished(() => {
    cleanup();
    router.dispose();
  });
  render(
    <Provider value={startDesk(api)}>
      <I18nextProvider i18n={english()}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  );
  return () => router.state.location.pathname + router.state.location.search;
}
