import { pathToFileURL } from 'node:url';
import { isPackage } from '@ecocircle/shared-contracts/build/shared-packages';
import { shareFrom } from './share-from.ts';

const [file = '', shellFolder = ''] = process.argv.slice(2);
const url = pathToFileURL(file).href;
const folder = new URL('.', url).href;
shareFrom(shellFolder, (specifier, importer) => importer.startsWith(folder) && isPackage(specifier));
const shell = (await import(url)) as Record<string, unknown>;
const calls = Object.keys(shell).filter((name) => typeof shell[name] === 'function');
process.send?.(calls, () => process.exit(0));
