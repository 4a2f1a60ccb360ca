// Runs before `npm start` and `npm test`, on whatever Node is there (18 or later) and before anything is installed.
// Installs what the lock file says when that is not what is installed, and sees to it that a Node >= 24 will run the product.
// With --build it then builds the front end; with --browser it provides Chromium, for the browser tests; with --lighthouse and
// --mutants it installs what only the benches and the mutants need.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const inModules = (...parts) => join(root, 'node_modules', ...parts);
const isWindows = process.platform === 'win32';
const nodeMajorMin = 24;
const progressMs = 5_000;

const say = (line) => process.stdout.write(`${line}\n`);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a command with its output in sight; true when it went well. */
function run(command, parameters, environment = process.env) {
  const options = { cwd: root, stdio: 'inherit', shell: isWindows, env: environment };
  return spawnSync(command, parameters, options).status === 0;
}

async function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const stamp = inModules('.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const { packages } = JSON.parse(lock);
  if (!isInstalledByHand(packages)) await install(packages);
  writeFileSync(stamp, hash);
}

/** True if an `npm install` by hand already installed exactly the lock file's packages. npm keeps its own list of them. */
function isInstalledByHand(packages) {
  const list = inModules('.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(packages).every(([path, { version, optional, os, cpu, libc }]) => {
    if (path === '' || installed[path]?.version === version) return true;
    const isForHere = os?.includes(process.platform) && cpu?.includes(process.arch) && libc === undefined;
    return optional && !isForHere && installed[path] === undefined;
  });
}

async function install(packages) {
  say('Installing packages…');
  // Nothing here needs an install script, so none is run; building and testing need the development packages in any case.
  const parameters = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ];
  const npm = spawn('npm', [...parameters, '--progress=false', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  });
  const required = Object.keys(packages).filter((path) => path !== '' && !packages[path].optional);
  const timer = setInterval(() => {
    const present = required.filter((path) => existsSync(join(root, path, 'package.json')));
    say(`  ${present.length} of ${required.length}`);
  }, progressMs);
  const code = await new Promise((resolve) => {
    npm.once('error', resolve);
    npm.once('close', resolve);
  });
  clearInterval(timer);
  if (code !== 0)
    fail('The packages could not be installed: check the connection to the npm registry and start again.');
}

/** Installs what the lock file in a folder of `tools` says: what few need, apart from what each clone is installed with. */
function installApart(name) {
  const folder = join(root, 'tools', name);
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules/.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true;
  say(`Installing ${name}…`);
  // Peer dependencies come from the product.
  const parameters = ['--prefix', folder, 'ci', '--ignore-scripts', '--omit=peer', '--no-audit', '--no-fund'];
  if (!run('npm', [...parameters, '--silent'])) return false;
  writeFileSync(stamp, lock);
  return true;
}

/** npm puts the installed programs first on the path of its scripts, so this is the path on which they look for `node`. */
const scriptEnvironment = {
  ...process.env,
  PATH: `${inModules('.bin')}${delimiter}${process.env.PATH ?? ''}`,
};

function checkNode() {
  const asked = spawnSync('node', ['--version'], {
    env: scriptEnvironment,
    encoding: 'utf8',
    shell: isWindows,
  });
  const version = asked.stdout?.trim() ?? '';
  if (Number(/^v(\d+)/.exec(version)?.[1] ?? 0) >= nodeMajorMin) return;
  fail(
    `Qist needs Node ${nodeMajorMin} or later and found ${version || 'none that runs'}: install it and start again.`,
  );
}

/** As Debian calls them; the one without windows needs less time. */
const debianNames = ['chromium-headless-shell', 'chromium'];
const browserNames = [...debianNames, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const browsersOfMac = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** The fallbacks for the fonts of the site until they arrive (`src/web/public/fonts.css`). */
const fallbackFonts = ['fontconfig-config', 'fonts-dejavu-core', 'fonts-liberation'];
const fallbackFaces = ['DejaVuSans.ttf', 'LiberationSans-Regular.ttf'];
const fontSettings = '/etc/fonts/fonts.conf';
const fontFolder = '/usr/share/fonts';

/** Other programs bring the settings without these faces, and what is laid out in another face has other widths. */
function hasFallbackFonts() {
  if (!existsSync(fontSettings) || !existsSync(fontFolder)) return false;
  const files = readdirSync(fontFolder, { recursive: true }).map((path) => basename(path));
  return fallbackFaces.every((face) => files.includes(face));
}

/** The packages that the pinned browser needs on a bare Debian. */
const neededByPinnedBrowser = ['libnss3', 'libexpat1', ...fallbackFonts];

const runs = (browser) => existsSync(browser) && spawnSync(browser, ['--version']).status === 0;

/** Installs packages of Debian, without what is recommended beside them: printing, notifications, a sandbox. */
function aptInstall(packages) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const [command, ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...parameters) => run(command, [...asRoot, ...parameters], environment);
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** Unpacks the browser that the registry has, as it has Node and PostgreSQL: the same on every machine, and quicker (decision 49). */
function unpackPinnedBrowser() {
  const folder = join(root, 'tools/browser');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [[name, version]] = Object.entries(dependencies);
  const browser = join(root, `.build/chromium-${version}`);
  if (existsSync(browser)) return browser;
  if (!installApart('browser')) return;
  const packed = readFileSync(join(folder, 'node_modules', name, 'bin/chromium.br'));
  writeFileSync(`${browser}.part`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${browser}.part`, browser);
  return browser;
}

/** Finds the pinned browser on the platform it was built for: Linux on x64, with a few packages of the system. */
function findPinnedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const browser = unpackPinnedBrowser();
  if (!browser) return;
  const isReady = () => runs(browser) && hasFallbackFonts();
  if (isReady() || (aptInstall(neededByPinnedBrowser) && isReady())) return browser;
}

/** The first Chromium that really runs: on some systems the name on the path is only an advertisement for a package. */
function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = browserNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...browsersOfMac].find(runs);
}

function installBrowser() {
  say('Installing Chromium…');
  return debianNames.some((name) => aptInstall([...fallbackFonts, name]));
}

/** Leaves the browser's path where the tests look for it; false where there is none. */
function provideBrowser() {
  mkdirSync(join(root, '.build'), { recursive: true });
  const named = process.env.CHROMIUM;
  const browser = named
    ? [named].find(runs)
    : (findPinnedBrowser() ?? findBrowser() ?? (installBrowser() ? findBrowser() : undefined));
  if (!browser) return false;
  writeFileSync(join(root, '.build/chromium'), browser);
  return true;
}

const isAsked = (what) => process.argv.includes(`--${what}`);
const installed = installPackages();
// Meanwhile, because either waits for the network.
const hasBrowser = !isAsked('browser') || provideBrowser();
await installed;
checkNode();
if (!hasBrowser) fail('The browser tests need Chromium: install it, or set CHROMIUM to the path of one.');
for (const name of ['lighthouse', 'mutants']) {
  if (isAsked(name) && !installApart(name))
    fail(`${name} could not be installed: check the connection to the npm registry and start again.`);
}
// Started from here because the shell that npm opened for this script still remembers the Node it began with.
if (isAsked('build') && !run('node', ['tools/build.ts'], scriptEnvironment)) {
  fail('The front end could not be built.');
}
