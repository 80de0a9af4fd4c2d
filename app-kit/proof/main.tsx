import '@ecocircle/ui-kit/global.css';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { EditorPage } from './editor-page.tsx';

const i18n = createInstance({ lng: 'en-US' });
void i18n.init();

const root = document.body.appendChild(document.createElement('main'));
createRoot(root).render(
  <I18nextProvider i18n={i18n}>
    <EditorPage />
  </I18nextProvider>,
);
