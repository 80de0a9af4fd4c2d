import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../set-up/product.ts';
import type { DrivenBrowser, Found, KeyName, StartedBrowser } from './driven-browser.ts';
import { MINI_BROWSER, WEBKIT_DRIVER, XVFB } from './installed.ts';
import { saidHere, watchHere } from './said-here.ts';

/** The window's own buttons would keep it from being as narrow as a phone. */
const SMALL_FRAME = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }';
const READY_WITHIN = 20_000;
const KEYS: Record<KeyName, string> = {
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
};

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Starts a display that nobody sees. It chooses its number itself. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(child.stdio[3] as Readable, 'data');
  return { name: `:${String(number).trim()}`, process: child };
}

async function configure(folder: string): Promise<void> {
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), SMALL_FRAME);
}

async function untilReady(url: string): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  while (!(await fetch(`${url}/status`).catch(() => null))?.ok) {
    if (Date.now() > end) throw new Error('the driver of WebKit did not start');
    await delay(50);
  }
}

function connect(url: string): Promise<WebDriver> {
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
}

const found = (driver: WebDriver, element: WebElement): Found => ({
  press: () => element.click(),
  async write(text) {
    await driver.executeScript('arguments[0].select()', element);
    await element.sendKeys(text);
  },
});

function drive(driver: WebDriver): DrivenBrowser {
  const said: string[] = [];
  const keep = async (): Promise<void> => void said.push(...(await driver.executeScript<string[]>(saidHere)));
  const window = driver.manage().window();
  return {
    async open(url) {
      await keep();
      await driver.get(url);
      await driver.executeScript(watchHere);
    },
    back: () => driver.navigate().back(),
    async resize(width, height) {
      await window.setRect({ x: 0, y: 0, width, height });
      const inside = await driver.executeScript<number>(() => innerHeight);
      await window.setRect({ x: 0, y: 0, width, height: height + height - inside });
    },
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    async find(expression) {
      const element = await driver.executeScript<WebElement | null>(`return ${expression}`);
      return element && found(driver, element);
    },
    async key(name, modifier) {
      const actions = driver.actions();
      if (modifier) actions.keyDown(Key.SHIFT);
      actions.sendKeys(KEYS[name]);
      if (modifier) actions.keyUp(Key.SHIFT);
      await actions.perform();
    },
    async said() {
      await keep();
      return said;
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/** Starts WebKit in a window of a display that nobody sees; it is driven by WebDriver. */
export async function startWebKit(): Promise<StartedBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'ecocircle-webkit-'));
  await configure(folder);
  const display = await startDisplay();
  const port = await freePort();
  const server = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: folder, LANG: 'C.UTF-8' },
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    await end(server);
    await end(display.process);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url);
    return { open: async () => drive(await connect(url)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
