// Runs on whatever Node the machine has, so: CommonJS, no dependencies, no syntax newer than Node 12.
const { spawn } = require('node:child_process');
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const MINIMUM_NODE = 18;
const PROJECT_NODE = 24;

/**
 * What is wrong with the running Node; empty when nothing is.
 * @param {string} version
 */
function nodeProblem(version) {
  if (Number.parseInt(version, 10) >= MINIMUM_NODE) return '';
  return `Node ${version} is too old: Node ${MINIMUM_NODE} or newer is needed to install the portal.
Install Node ${PROJECT_NODE} (https://nodejs.org/en/download), then run the command again.`;
}

/**
 * Whether the installed packages are not those of the lockfile.
 * @param {string} stamp what was installed last, empty when nothing was
 * @param {string} lockfile content of the lockfile
 */
const isInstallDue = (stamp, lockfile) => stamp !== fingerprint(lockfile);

/** @param {string} lockfile */
const fingerprint = (lockfile) => crypto.createHash('sha256').update(lockfile).digest('hex');

/**
 * The Node that runs the project: the one that the lockfile brings, or else the running one if it is new enough.
 * @param {string} root
 * @param {{ arch: string, execPath: string, version: string }} running
 * @param {(file: string) => boolean} exists
 * @returns {string | null} null when there is none
 */
function projectNode(root, running, exists) {
  const packaged = path.join(root, 'node_modules', `node-linux-${running.arch}`, 'bin', 'node');
  if (exists(packaged)) return packaged;
  return Number.parseInt(running.version, 10) >= PROJECT_NODE ? running.execPath : null;
}

/** @param {string} message @returns {never} */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** @param {string} file */
const readIfThere = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

/** @param {string} packageManager @param {string} root @returns {Promise<void>} */
function install(packageManager, root) {
  return new Promise((resolve) => {
    const child = spawn(
      'npx',
      ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'],
      {
        cwd: root,
        env: {
          ...process.env,
          CI: 'true',
          npm_config_loglevel: 'error',
          npm_config_update_notifier: 'false',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    endWithParent(child);
    child.on('error', () =>
      fail('npx was not found. Install npm (Debian: apt install npm), then run the command again.'),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        fail(
          `${output}\nThe packages could not be installed. Is the network there? Then run the command again.`,
        );
    });
  });
}

/** Stops the installation when the process that started it has ended. @param {import('node:child_process').ChildProcess} child */
function endWithParent(child) {
  const parent = process.ppid;
  const stop = () => {
    child.kill('SIGTERM');
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  setInterval(() => process.ppid !== parent && stop(), 300).unref();
}

/** @param {string} root @param {string} node */
function pointAtNode(root, node) {
  const pointer = path.join(root, 'node_modules', '.node24');
  if (fs.existsSync(pointer) && fs.readlinkSync(pointer) === node) return;
  fs.rmSync(pointer, { force: true });
  fs.symlinkSync(node, pointer);
}

async function main() {
  const problem = nodeProblem(process.versions.node);
  if (problem) fail(problem);
  const root = path.resolve(__dirname, '..');
  const { packageManager } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const lockfile = fs.readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const stamp = path.join(root, 'node_modules', '.bootstrap');
  if (isInstallDue(readIfThere(stamp), lockfile)) {
    process.stderr.write('installing packages\n');
    await install(packageManager, root);
    fs.writeFileSync(stamp, fingerprint(lockfile));
  }
  const running = { arch: process.arch, execPath: process.execPath, version: process.versions.node };
  const node = projectNode(root, running, fs.existsSync);
  if (node === null)
    fail(
      `Node ${PROJECT_NODE} is needed here and only Linux on x64 or arm64 gets it by itself. Install it, then run the command again.`,
    );
  pointAtNode(root, node);
}

module.exports = { fingerprint, isInstallDue, nodeProblem, projectNode };
if (require.main === module) main();
