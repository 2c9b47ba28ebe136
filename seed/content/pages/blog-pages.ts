import { blog } from './blog'
import { blogArchive } from './blog-archive'
import { blogAuthor } from './blog-author'
import { blogBothSidebar } from './blog-both-sidebar'
import { blogCategory } from './blog-category'
import { blogDark2Column } from './blog-dark-2-column'
import { blogDark2ColumnSidebar } from './blog-dark-2-column-sidebar'
import { blogDark3Column } from './blog-dark-3-column'
import { blogDarkHalfImage } from './blog-dark-half-image'
import { blogExclusive } from './blog-exclusive'
import { blogLeftSidebar } from './blog-left-sidebar'
import { blogLight2Column } from './blog-light-2-column'
import { blogLight2ColumnSidebar } from './blog-light-2-column-sidebar'
import { blogLightHalfImage } from './blog-light-half-image'
import { blogRightSidebar } from './blog-right-sidebar'
import { blogTag } from './blog-tag'
import { blogWideSidebar } from './blog-wide-sidebar'
import { postAudio } from './post-audio'
import { postGallery } from './post-gallery'
import { postGalleryAlternative } from './post-gallery-alternative'
import { postHeaderImage } from './post-header-image'
import { postLeftSidebar } from './post-left-sidebar'
import { postLink } from './post-link'
import { postOpenGutenberg } from './post-open-gutenberg'
import { postSideImage } from './post-side-image'
import { postSlideShow } from './post-slide-show'
import { postStandard } from './post-standard'
import { postVideo } from './post-video'
import type { PageSeed } from './types'

export const blogPages: PageSeed[] = [
  blog,
  blogArchive,
  blogAuthor,
  blogBothSidebar,
  blogCategory,
  blogDark2Column,
  blogDark2ColumnSidebar,
  blogDark3Column,
  blogDarkHalfImage,
  blogExclusive,
  blogLeftSidebar,
  blogLight2Column,
  blogLight2ColumnSidebar,
  blogLightHalfImage,
  blogRightSidebar,
  blogTag,
  blogWideSidebar,
  postAudio,
  postGallery,
  postGalleryAlternative,
  postHeaderImage,
  postLeftSidebar,
  postLink,
  postOpenGutenberg,
  postSideImage,
  postSlideShow,
  postStandard,
  postVideo,
]
