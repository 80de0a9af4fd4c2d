export { hydratePage, type OpenedPage, openInBrowser, openOnServer } from './open-page.tsx';
export { type Answer, type Answers, startPlatform } from './platform-server.ts';
export { serverPoint } from './server-point.ts';
export { aSession } from './session.ts';
export {
  i18nOf,
  messagesIn,
  type RemoteUnderTest,
  startRemote,
  type TestSetup,
  testServices,
} from './start-remote.ts';
