/** The page that the server now sends for this address; null when it sends none. */
async function currentPage(): Promise<string | null> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store' });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/**
 * File names are content hashes, so another version begins with another file of the app. In the page, the script of the early
 * requests comes before it.
 */
function isOurVersion(page: string): boolean {
  const entry = document.querySelector('script[type="module"][src*="/app-"]')?.getAttribute('src');
  return entry !== null && entry !== undefined && page.includes(`"${entry}"`);
}

/** The server's version, for a page with a missing file. */
export async function publishedVersion(): Promise<'none' | 'this' | 'another'> {
  const page = await currentPage();
  if (page === null) return 'none';
  return isOurVersion(page) ? 'this' : 'another';
}
