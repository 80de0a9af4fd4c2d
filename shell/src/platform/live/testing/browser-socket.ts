import { setGlobal } from '@ecocircle/test-kit';
import { jest } from '@jest/globals';
import { WebSocket } from 'ws';

/** A WebSocket as a browser has it: an error is only an event. That of jsdom does not work inside the test runner. */
class BrowserSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    this.on('error', () => {});
  }
}

/** Gives the page a WebSocket and lets it be seen, which jsdom does not. */
export function browserWithSockets(): void {
  setGlobal('WebSocket', BrowserSocket);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
}
