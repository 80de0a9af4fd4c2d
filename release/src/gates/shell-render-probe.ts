import { isBuiltin } from 'node:module';
import { pathToFileURL } from 'node:url';
import { shareFrom } from './share-from.ts';

const isPackage = (specifier: string): boolean =>
  /^[\w@]/.test(specifier) && !isBuiltin(specifier) && !URL.canParse(specifier);

const [file = '', shellFolder = ''] = process.argv.slice(2);
const url = pathToFileURL(file).href;
const folder = new URL('.', url).href;
shareFrom(shellFolder, (specifier, importer) => importer.startsWith(folder) && isPackage(specifier));
const shell = (await import(url)) as Record<string, unknown>;
const calls = Object.keys(shell).filter((name) => typeof shell[name] === 'function');
process.send?.(calls, () => process.exit(0));
