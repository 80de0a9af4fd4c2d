import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';

/** Nothing of a test may be left in the document of its file. */
afterEach(() => {
  cleanup();
  // Tests without an element run without a document.
  globalThis.document?.body.replaceChildren();
});
