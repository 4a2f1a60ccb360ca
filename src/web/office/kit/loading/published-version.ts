/** The page that the server gives now for this address; null when it gives none. */
async function currentPage(): Promise<string | null> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store' });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** The build names its files after what is in them, so another version begins with another file: the app's own, which what asks early comes before. */
function isOurVersion(page: string): boolean {
  const entry = document.querySelector('script[type="module"][src*="/app-"]')?.getAttribute('src');
  return entry !== null && entry !== undefined && page.includes(`"${entry}"`);
}

/** What the server has to offer to a page of which a file is missing. */
export async function publishedVersion(): Promise<'none' | 'this' | 'another'> {
  const page = await currentPage();
  if (page === null) return 'none';
  return isOurVersion(page) ? 'this' : 'another';
}
