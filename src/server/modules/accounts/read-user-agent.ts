type Named = readonly (readonly [name: string, mark: RegExp])[];

/** The order matters: most browsers also name others. */
const BROWSERS: Named = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC ?Browser\b/],
  ['Yandex Browser', /\bYaBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];

const DEVICES: Named = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['KaiOS', /\bKAIOS\b/i],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (named: Named, userAgent: string): string => named.find(([, mark]) => mark.test(userAgent))?.[0] ?? '';

/** Parses browser and device from the user agent, for display only. Empty when unknown. */
export const readUserAgent = (userAgent: string): { browser: string; device: string } => ({
  browser: nameIn(BROWSERS, userAgent),
  device: nameIn(DEVICES, userAgent),
});
