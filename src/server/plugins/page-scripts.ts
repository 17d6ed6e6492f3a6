import { createHash, randomBytes } from 'node:crypto';

/** Returns an unpredictable mark for our own scripts during a rendering, so that text on the page cannot contain it. */
export const newScriptMark = (): string => randomBytes(16).toString('base64url');

/**
 * Removes the mark from the page, so that it is the same for everybody, and returns the hashes of the marked scripts.
 * An injected script has no hash in the policy and does not run.
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
