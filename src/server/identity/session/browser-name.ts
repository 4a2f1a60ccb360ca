/** The first that fits: most browsers also name the one they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

function firstThatFits(table: typeof browsers, userAgent: string | undefined): string | null {
  return table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
}

/** The browser in a `User-Agent` header, without its version: enough to recognize one's own device. */
export function browserName(userAgent: string | undefined): string | null {
  return firstThatFits(browsers, userAgent);
}

/** Which system it runs on. */
export function systemName(userAgent: string | undefined): string | null {
  return firstThatFits(systems, userAgent);
}
