vcl 4.1;

# Two web servers behind varnish.vcl, as docker-compose.yml starts them.

import directors;

backend web_1 {
    .host = "web-1";
    .port = "3000";
    .first_byte_timeout = 60s;
    .probe = { .url = "/api/ready"; .interval = 1s; .timeout = 5s; .window = 3; .threshold = 2; .initial = 2; }
}

backend web_2 {
    .host = "web-2";
    .port = "3000";
    .first_byte_timeout = 60s;
    .probe = { .url = "/api/ready"; .interval = 1s; .timeout = 5s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_init {
    new webs = directors.round_robin();
    webs.add_backend(web_1);
    webs.add_backend(web_2);
}

# Before that of varnish.vcl, which goes on with what is chosen here.
sub vcl_recv {
    set req.backend_hint = webs.backend();
}

include "varnish.vcl";
