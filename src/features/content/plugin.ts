import { Authors } from '@collections/blog/authors'
import { Posts, PostTerms } from '@collections/blog/posts'
import { LegalPages } from '@collections/content/legal-pages'
import { MediaFiles } from '@collections/content/media'
import { Pages } from '@collections/content/pages'
import { Redirects } from '@collections/content/redirects'
import { ContactMessages } from '@collections/inbox/contact-messages'
import { Subscriptions } from '@collections/inbox/subscriptions'
import { addEndpoints, type CmsArea } from '@/server/cms-area'
import { subscriptionEndpoints } from './newsletter/mails'

export const contentPlugin: CmsArea = {
  collections: [Pages, Posts, PostTerms, Authors, MediaFiles, LegalPages, Redirects, Subscriptions, ContactMessages],
  changes: { subscriptions: [addEndpoints(subscriptionEndpoints)] },
}
