// Finds a browser for pictures and tests: PORTOLAN_BROWSER, else a Chrome or Chromium of the system, else the packaged one.
import { access } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const systems = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );

const installed = async () => {
  for (const path of systems[process.platform] ?? []) if (await exists(path)) return path;
  return undefined;
};

const packaged = async () => {
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
};

/**
 * The path of a browser that can be driven.
 * @returns {Promise<string>}
 */
export const browserPath = async () => process.env.PORTOLAN_BROWSER || (await installed()) || (await packaged());

/**
 * Starts the browser, without a window.
 * @returns {Promise<import('playwright-core').Browser>}
 */
export const launch = async () => chromium.launch({ executablePath: await browserPath(), args: flags });
