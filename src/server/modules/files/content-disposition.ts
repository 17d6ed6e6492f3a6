/**
 * RFC 6266: a plain ASCII name for old clients, and the full one in UTF-8. Neither can break out of the quotes or the
 * header.
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
