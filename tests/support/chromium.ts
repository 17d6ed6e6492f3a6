import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';

/** Flags for running Chromium headless, also as root, and without background network requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For journeys, which load each page once or twice: optimizing its scripts costs more than it saves. */
export const JOURNEY_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-maglev,--no-opt'];

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns `CHROMIUM_PATH`, else an installed Chromium, else the one from the packages. */
export const findChromium = async (): Promise<string> => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and no file is there.`);
    return named;
  }
  return INSTALLED.find((path) => existsSync(path)) ?? (await sparticuz.executablePath());
};
