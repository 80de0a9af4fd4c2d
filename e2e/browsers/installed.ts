import { existsSync, globSync } from 'node:fs';

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';
const [found] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
export const MINI_BROWSER = found ?? '/usr/lib/webkit2gtk-4.1/MiniBrowser';

/** What each browser besides Chromium takes, and the package of Debian that brings it. */
const NEEDED = {
  firefox: { [FIREFOX]: 'firefox-esr' },
  webkit: { [WEBKIT_DRIVER]: 'webkit2gtk-driver', [MINI_BROWSER]: 'webkit2gtk-driver', [XVFB]: 'xvfb' },
};

/** The name of a browser besides Chromium. */
export type Engine = keyof typeof NEEDED;

const ENGINES = Object.keys(NEEDED) as Engine[];

/** The packages that a browser lacks here. */
const lackedBy = (engine: Engine): readonly string[] => [
  ...new Set(Object.entries(NEEDED[engine]).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))),
];

/** The browsers that can be run here. */
export const INSTALLED: readonly Engine[] = ENGINES.filter((engine) => lackedBy(engine).length === 0);

/** The packages that the others lack, by browser. */
export const LACKED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ENGINES.map((engine) => [engine, lackedBy(engine)] as const).filter(([, lacked]) => lacked.length > 0),
);
