import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** All files share one document: nothing of a test may be left in it. */
afterEach(() => {
  cleanup();
  // Tests without an element run without a document.
  globalThis.document?.body.replaceChildren();
});
