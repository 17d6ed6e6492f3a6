/** Providers where anyone can open an account, so an address there proves nothing about a company. */
const FREE_MAIL = new Set(
  `10minutemail.com 123india.com 126.com 139.com 163.com 189.cn 21cn.com aim.com airtelmail.com airtelmail.in
  att.net bharatmail.com bigfoot.com bk.ru bol.net.in bsnl.in btinternet.com charter.net comcast.net cox.net
  dataone.in daum.net dispostable.com disroot.org dropmail.me duck.com email.com emailondeck.com eth.net
  excite.com fakeinbox.com foxmail.com free.fr freenet.de getnada.com grr.la hanmail.net hathway.com hey.com
  hush.com hushmail.com in.com inbox.com inbox.lv inbox.ru india.com indiatimes.com indiatimes.in instamail.in
  internet.ru juno.com laposte.net lavabit.com libero.it list.ru lycos.com mac.com mail.com mail.de mail.ee
  mail.in mail.ru mailbox.org mailcatch.com maildrop.cc mailfence.com mailinator.com mailnesia.com me.com
  moakt.com mohmal.com mozmail.com mtnl.net.in my.com mytemp.email nate.com naver.com netzero.net ok.de op.pl
  opayq.com orange.fr outlookmail.com passinbox.com passmail.net pm.me posteo.de posteo.net
  privaterelay.appleid.com proton.me qq.com rambler.ru rediff.com riseup.net runbox.com sancharnet.in
  satyam.net.in sbcglobal.net seznam.cz sharklasers.com sify.com sifymail.com simplelogin.co simplelogin.com
  sina.cn sina.com skiff.com sohu.com spamgourmet.com spectranet.in startmail.com t-online.de temp-mail.io
  temp-mail.org tempmail.com tempmail.net tempmailo.com throwawaymail.com touchtelindia.net trashmail.com
  tuta.com tuta.io tutamail.com tutanota.com tutanota.de ukr.net usa.com vasnet.co.in verizon.net vsnl.com
  vsnl.net wanadoo.fr web.de wp.pl ya.ru yeah.net yopmail.com yopmail.fr yopmail.net zmail.ru zoho.com zoho.in
  zohomail.com zohomail.eu zohomail.in`.split(/\s+/),
);

/** Providers with many top-level domains: gmail.co.in proves no more than gmail.com. */
const FREE_NAMES =
  /^(?:aol|fastmail|gmail|gmx|googlemail|guerrillamail(?:block)?|hotmail|icloud|live|msn|outlook|protonmail|rediffmail|rocketmail|yahoo|yahoomail|yandex|ymail)\.(?:ch|com|eu|fm|info|me|net|org|[a-z]{2}|com?\.[a-z]{2})$/;

/** Returns the domain of an email address, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Returns a domain and its parent domains. */
const domainsAbove = (domain: string): string[] => domain.split('.').map((_, at, parts) => parts.slice(at).join('.'));

/** Domains under which anybody registers their own, such as co.in: nobody's, whatever is mailed there. */
const PUBLIC_SUFFIX = /^(?:[a-z]+|(?:ac|co|com|edu|gov|mil|net|org)\.[a-z]{2}|(?:firm|gen|ind|nic|res)\.in)$/;

/** Whether a domain is a bare public suffix, so that it is no company's own. */
export const isPublicSuffix = (domain: string): boolean => PUBLIC_SUFFIX.test(domain);

/** Whether anybody can have an address there, so that it proves nothing. */
export const isFreeMail = (domain: string): boolean =>
  domainsAbove(domain).some((above) => FREE_MAIL.has(above) || FREE_NAMES.test(above));
