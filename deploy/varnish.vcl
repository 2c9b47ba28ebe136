vcl 4.1;

# Varnish 7 or newer, or Vinyl Cache 9, with vmod_xkey (package varnish-modules) in front of the web servers of Broshura, which run
# with EDGE_KIND=varnish and TRUSTED_PROXIES=1 (docs/deploy.md). EDGE_PURGE_TOKEN has to be in the environment of varnishd too.

import std;
import xkey;

backend default {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 60s;
    .probe = { .url = "/api/health"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

# The web servers' addresses.
acl purgers {
    "127.0.0.0"/8;
    "::1";
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ purgers || std.getenv("EDGE_PURGE_TOKEN") == "" ||
            req.http.X-Purge-Token != std.getenv("EDGE_PURGE_TOKEN")) {
            return (synth(403));
        }
        if (!req.http.xkey-purge) {
            return (synth(400));
        }
        set req.http.X-Purged = xkey.purge(req.http.xkey-purge);
        return (synth(200));
    }

    # The web servers believe these of a proxy. Behind one that ends TLS, keep what it writes.
    unset req.http.Forwarded;
    unset req.http.X-Forwarded-Host;
    unset req.http.X-Forwarded-Port;
    unset req.http.X-Real-IP;
    unset req.http.X-Request-ID;
    unset req.http.X-Start-Language;
    unset req.http.CF-Connecting-IP;
    unset req.http.CF-IPCountry;
    unset req.http.X-Vercel-IP-Country;

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # What Next's router asks for has the same address as a page or a mark of its own.
    if (req.http.RSC || req.url ~ "[?&]_rsc(?:[=&]|$)") {
        return (pass);
    }
    # They are named in Vary, and anybody could fill the memory with variants.
    unset req.http.Next-Router-State-Tree;
    unset req.http.Next-Router-Prefetch;
    unset req.http.Next-Router-Segment-Prefetch;
    unset req.http.Next-URL;

    if (req.http.Authorization || req.url ~ "^/(?:admin|api|preview)(?:[/?]|$)") {
        return (pass);
    }
    # Whoever is signed in (src/server/cache/cached-answers.ts).
    if (req.http.Cookie ~ "(?:^|;\s*)(?:sb-|payload-|broshura-(?:session|signed-in)|__prerender_bypass)") {
        return (pass);
    }

    # Only the start page is in another language by visitor (src/i18n/start-language.ts).
    if (req.url == "/") {
        if (req.http.Cookie ~ "NEXT_LOCALE") {
            if (req.http.Cookie !~ "(?:^|; )NEXT_LOCALE=bg(?:;|$)") {
                return (pass);
            }
        } elseif (req.http.Accept-Language ~ "^(?:(?!\s|bg|de|en|ru)[^,]*,\s*)*(?<locale>de|en|ru)(?:[-,;].*)?$") {
            return (pass);
        }
        set req.http.X-Start-Language = "bg";
    }

    # Something old is only for the time when no web server answers.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    }
    return (hash);
}

sub vcl_backend_response {
    if (bereq.uncacheable) {
        return (deliver);
    }
    unset beresp.http.X-Request-ID;
    set beresp.grace = 0s;
    if (!beresp.http.Set-Cookie && beresp.http.xkey && beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
        if (beresp.http.Surrogate-Control ~ "stale-if-error=[0-9]+") {
            set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
        }
        return (deliver);
    }
    if (beresp.http.Set-Cookie || beresp.ttl <= 0s || beresp.http.Vary == "*" ||
        beresp.http.Cache-Control !~ "\b(?:max-age|s-maxage)=[0-9]" ||
        beresp.http.Cache-Control ~ "(?i)\b(?:private|no-store|no-cache)\b") {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
    }
    return (deliver);
}

sub vcl_deliver {
    # Caches behind this one are not purged.
    unset resp.http.xkey;
    unset resp.http.Surrogate-Control;
    if (obj.hits > 0) {
        set resp.http.X-Edge = "hit";
    } else {
        set resp.http.X-Edge = "miss";
    }
}
