import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..', '..', '..');
/** What is made from the sources, or by hand beside them. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', '.tsc']);
const OURS = '@ecocircle';

/** Links installed packages one by one, since those of the workspace must be the copy's. */
function linkPackages(from: string, to: string, copy: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== OURS) symlinkSync(join(from, name), join(to, name));
  if (!existsSync(join(from, OURS))) return;
  mkdirSync(join(to, OURS));
  for (const name of readdirSync(join(from, OURS)))
    symlinkSync(join(copy, relative(project, realpathSync(join(from, OURS, name)))), join(to, OURS, name));
}

/** A copy of the project's sources in a temporary folder, with the installed packages linked, to be changed at will. */
export class ScratchCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'ecocircle-scratch-'));

  constructor() {
    cpSync(project, this.folder, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
    for (const part of ['.', ...readdirSync(this.folder)]) {
      const installed = join(project, part, 'node_modules');
      if (existsSync(installed))
        linkPackages(installed, join(this.folder, part, 'node_modules'), this.folder);
    }
  }

  write(file: string, content: string): void {
    writeFileSync(join(this.folder, file), content);
  }

  /**
   * Changes a file.
   *
   * @throws if the file does not have the text
   */
  change(file: string, text: string, by: string): void {
    const source = readFileSync(join(this.folder, file), 'utf8');
    if (!source.includes(text)) throw new Error(`${file} does not have ${text}`);
    this.write(
      file,
      source.replace(text, () => by),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
