/**
 * RFC 6266: a name in plain ASCII for old clients, and the whole one in UTF-8
 * beside it. Nothing in either can end the header or the quotes.
 */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;]/g, '')
    .trim();
  const ascii = /^[^.]/.test(plain) ? plain : `file${plain}`;
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${whole}`;
};
