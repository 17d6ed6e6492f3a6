import { createHash, randomBytes } from 'node:crypto';

/** A mark that our own scripts carry while a page is rendered. Nobody whose text stands in the page can know it. */
export const newScriptMark = (): string => randomBytes(16).toString('base64url');

/**
 * The page without the mark, so that it is the same for everybody, and the
 * hashes of the scripts that carried it. A script that got into the page by any
 * other way has no hash in the policy, and does not run.
 */
export const sealScripts = (html: string, mark: string): { html: string; hashes: string[] } => {
  const attribute = ` nonce="${mark}"`;
  const inline = new RegExp(`<script(?=[^>]*${attribute})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = [...html.matchAll(inline)].map(([, script]) =>
    createHash('sha256')
      .update(script ?? '')
      .digest('base64'),
  );
  return { html: html.replaceAll(attribute, ''), hashes };
};
