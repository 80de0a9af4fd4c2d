import './platform/trusted-types.ts';
import '@ecocircle/ui-kit/global.css';
import { createBrowserRouter, RouterProvider } from '@ecocircle/shared-contracts/router';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { startDesk } from './platform/api.ts';
import { firstLocale } from './platform/languages.ts';
import { createTexts, loadTexts } from './platform/texts.ts';
import { ROUTES } from './routes.tsx';

const locale = firstLocale(localStorage, navigator.languages);
const i18n = createTexts(locale, await loadTexts(locale));
document.documentElement.lang = locale;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider value={startDesk()}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={createBrowserRouter(ROUTES)} />
      </I18nextProvider>
    </Provider>,
  );
